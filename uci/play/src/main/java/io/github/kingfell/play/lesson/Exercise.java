package io.github.kingfell.play.lesson;

import io.github.kingfell.play.game.Task;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.PgnMove;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a lesson.
 *
 * @param title one line; may be empty
 * @param start must not be changed
 * @param remark said before the first move; may be empty
 * @param idea the first hint while the game follows the model; empty for none
 * @param aim the second hint there; empty for none
 * @param line the model with remarks and variations; may be empty
 */
public record Exercise(
        String title, Position start, Task task, String remark, String idea, String aim, List<PgnMove> line) {
    public Exercise {
        line = List.copyOf(line);
    }

    /** Returns the move of the model or of its variations that was played last; empty off the model. */
    public Optional<PgnMove> reached(List<Integer> played) {
        Place place = place(played);
        return place == null || place.reached() == null ? Optional.empty() : Optional.of(place.reached());
    }

    /** Returns the next move of the model; empty at its end, and off the model. */
    public Optional<PgnMove> next(List<Integer> played) {
        Place place = place(played);
        return place == null ? Optional.empty() : place.rest().stream().findFirst();
    }

    private record Place(@Nullable PgnMove reached, List<PgnMove> rest) {}

    private @Nullable Place place(List<Integer> played) {
        Place place = new Place(null, line);
        for (int move : played) {
            Optional<List<PgnMove>> branch = branch(place.rest(), move);
            if (branch.isEmpty()) {
                return null;
            }
            List<PgnMove> moves = branch.get();
            place = new Place(moves.get(0), moves.subList(1, moves.size()));
        }
        return place;
    }

    /** Returns the rest of the line, or a variation of its first move, that begins with a move. */
    private static Optional<List<PgnMove>> branch(List<PgnMove> rest, int move) {
        if (rest.isEmpty()) {
            return Optional.empty();
        }
        return rest.get(0).move() == move
                ? Optional.of(rest)
                : rest.get(0).variations().stream()
                        .filter(line -> !line.isEmpty() && line.get(0).move() == move)
                        .findFirst();
    }
}
