package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A clue with the positions, one of the sides to move, that it fits. */
record KnownClue(Clue clue, NodeSet fitting) {
    /** A term with more values than this is not asked for a single one. */
    private static final int FEW_VALUES = 9;

    /** A term with more values than this is only asked for every second bound, beyond the small ones. */
    private static final int MANY_VALUES = 20;

    private static final int SMALL = 12;

    /** Returns all clues that tell positions of an ending apart. Of those that fit the same positions, one. */
    static List<KnownClue> all(EndingGraph graph, int sideToMove) {
        List<LadderTerm> terms = LadderTerms.of(graph.material(), sideToMove);
        byte[][] values = new byte[terms.size()][graph.size(sideToMove)];
        for (int node = 0; node < graph.size(sideToMove); node++) {
            Position position = graph.position(node, sideToMove);
            for (int i = 0; i < values.length; i++) {
                values[i][node] = (byte) terms.get(i).of(position);
            }
        }
        Collector collector = new Collector();
        for (int i = 0; i < values.length; i++) {
            collector.addAll(terms.get(i), values[i]);
        }
        return collector.clues;
    }

    private static final class Collector {
        private final List<KnownClue> clues = new ArrayList<>();
        private final Set<Integer> known = new HashSet<>();

        void addAll(LadderTerm term, byte[] values) {
            int least = Clue.NO_BOUND;
            int most = 0;
            for (byte value : values) {
                least = Math.min(least, value);
                most = Math.max(most, value);
            }
            boolean few = most - least < FEW_VALUES && term.isNumber();
            for (int bound = least; bound < most; bound += step(bound, most - least)) {
                add(new Clue(term, 0, bound), values);
                add(new Clue(term, bound + 1, Clue.NO_BOUND), values);
                if (few) {
                    add(new Clue(term, bound, bound), values);
                }
            }
        }

        private static int step(int bound, int range) {
            return range > MANY_VALUES ? bound < SMALL ? 2 : 4 : 1;
        }

        private void add(Clue clue, byte[] values) {
            NodeSet fitting = NodeSet.empty(values.length);
            for (int node = 0; node < values.length; node++) {
                if (clue.least() <= values[node] && values[node] <= clue.most()) {
                    fitting.add(node);
                }
            }
            if (known.add(fitting.fingerprint())) {
                clues.add(new KnownClue(clue, fitting));
            }
        }
    }
}
