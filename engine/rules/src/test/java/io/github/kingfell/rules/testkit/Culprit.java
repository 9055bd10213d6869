package io.github.kingfell.rules.testkit;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Locates an error of a move generator: the position nearest to the root in which it and the reference differ, with the
 * moves that are missing and those that are not legal.
 */
public final class Culprit {
    private final Function<Position, Set<Integer>> suspect;

    /** @param suspect the legal moves of a position */
    public Culprit(Function<Position, Set<Integer>> suspect) {
        this.suspect = suspect;
    }

    /** The first difference within some plies of a position, or empty when there is none. */
    public Optional<String> find(Position position, int plies) {
        for (int depth = 0; depth <= plies; depth++) {
            Optional<String> found = walk(position.copy(), ReferenceMoveGenerator.of(position), depth, "");
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<String> walk(Position position, ReferenceMoveGenerator reference, int depth, String line) {
        Set<Integer> legal = reference.moves();
        if (depth == 0) {
            Set<Integer> suspected = suspect.apply(position);
            return suspected.equals(legal) ? Optional.empty() : Optional.of(report(position, legal, suspected, line));
        }
        for (int move : legal) {
            String longer = line + " " + UciMove.format(move, true);
            position.make(move);
            Optional<String> found = walk(position, reference.after(move), depth - 1, longer);
            position.unmake(move);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static String report(Position position, Set<Integer> legal, Set<Integer> suspected, String line) {
        return "after" + (line.isEmpty() ? " no move" : line) + " in " + Fen.formatShredder(position) + " missing "
                + difference(legal, suspected) + " not legal " + difference(suspected, legal);
    }

    private static Set<String> difference(Set<Integer> all, Set<Integer> without) {
        Set<String> texts = new TreeSet<>();
        all.stream().filter(move -> !without.contains(move)).forEach(move -> texts.add(UciMove.format(move, true)));
        return texts;
    }
}
