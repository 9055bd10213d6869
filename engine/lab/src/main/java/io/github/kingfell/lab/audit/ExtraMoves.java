package io.github.kingfell.lab.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Extra moves that the book needs from the root positions of one true distance to mate.
 *
 * @param distance true moves to mate
 * @param roots number of root positions with a bound
 * @param best mean of the extra moves, against the defence of longest true distance
 * @param any mean of the extra moves, against the defence that is worst for the book
 * @param most greatest number of extra moves against any defence
 */
public record ExtraMoves(int distance, int roots, double best, double any, int most) {
    private static final int MOST_MOVES = 127;

    /** Returns the rows by rising distance; distances that do not occur are left out. */
    static List<ExtraMoves> of(int[] followed, Guarantees guarantees, IntUnaryOperator distance) {
        int[] roots = new int[MOST_MOVES];
        long[] best = new long[MOST_MOVES];
        long[] any = new long[MOST_MOVES];
        int[] most = new int[MOST_MOVES];
        for (int root : followed) {
            int bound = guarantees.of(root);
            if (bound != Guarantees.UNBOUNDED) {
                int moves = distance.applyAsInt(root);
                roots[moves]++;
                best[moves] += guarantees.againstBest(root) - moves;
                any[moves] += bound - moves;
                most[moves] = Math.max(most[moves], bound - moves);
            }
        }
        List<ExtraMoves> excess = new ArrayList<>();
        for (int moves = 0; moves < MOST_MOVES; moves++) {
            if (roots[moves] > 0) {
                excess.add(new ExtraMoves(
                        moves,
                        roots[moves],
                        (double) best[moves] / roots[moves],
                        (double) any[moves] / roots[moves],
                        most[moves]));
            }
        }
        return excess;
    }
}
