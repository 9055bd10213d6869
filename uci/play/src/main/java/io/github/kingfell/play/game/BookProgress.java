package io.github.kingfell.play.game;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import java.util.Optional;

/** Judges moves in the endings of the book as the book does: by the stage, and by the measure of the stage. */
final class BookProgress {
    private final EndgameBook book = StandardBook.create();

    /**
     * What a move has changed.
     *
     * @param isMade true for a higher stage, or a smaller measure in the same stage
     * @param words such as {@code the lone king's rectangle 12 -> 9 squares}
     */
    record Progress(boolean isMade, String words) {}

    /**
     * Returns what the strong side does in the stage of a position; empty where it is not to move, or not in the book.
     */
    Optional<String> task(Position position) {
        return place(position)
                .filter(BookPosition::strongSideToMove)
                .map(place -> stage(place.endgame(), place.endgame().standing(place.seen())))
                .map(Stage::purpose);
    }

    /** Returns what a move of the strong side changes; empty outside the book, and where it leaves the ending. */
    Optional<Progress> of(Position before, int move) {
        Optional<BookPosition> from = place(before).filter(BookPosition::strongSideToMove);
        if (from.isEmpty()) {
            return Optional.empty();
        }
        Position after = before.copy();
        after.make(move);
        Endgame endgame = from.get().endgame();
        return place(after)
                .filter(to -> to.endgame().material().equals(endgame.material()))
                .map(to -> compared(endgame, endgame.standing(from.get().seen()), endgame.standing(to.seen())));
    }

    /** Returns the book's entry; empty where the book only leads the position to one of its endings. */
    private Optional<BookPosition> place(Position position) {
        long stronger = MaterialKey.strongerWhite(position.material());
        return book.find(position)
                .filter(place -> MaterialKey.strongerWhite(
                                MaterialKey.parse(place.endgame().material()))
                        == stronger);
    }

    private static Progress compared(Endgame endgame, long before, long after) {
        Stage from = stage(endgame, before);
        Stage to = stage(endgame, after);
        if (to.number() != from.number()) {
            boolean rises = to.number() > from.number();
            return new Progress(
                    rises,
                    (rises ? "on to stage " : "back to stage ") + to.number() + ", " + to.name()
                            + (rises ? "" : ": no progress"));
        }
        long was = Standing.measure(before);
        long is = Standing.measure(after);
        String subject = from.scale().subject();
        if (!from.hasMeasure()) {
            return new Progress(false, "still stage " + from.number() + ", " + from.name() + ": no progress");
        }
        return is < was
                ? new Progress(true, subject + " " + was + " -> " + from.scale().counted(is))
                : new Progress(
                        false,
                        subject + (is == was ? " still " : " grows from " + was + " to ")
                                + from.scale().counted(is) + ": no progress");
    }

    private static Stage stage(Endgame endgame, long standing) {
        int number = Standing.stage(standing);
        return endgame.stages().list().stream()
                .filter(stage -> stage.number() == number)
                .findFirst()
                .orElseThrow();
    }
}
