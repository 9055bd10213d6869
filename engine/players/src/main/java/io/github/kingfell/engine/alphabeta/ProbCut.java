package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;

/**
 * ProbCut (M. Buro, "ProbCut: an effective selective extension of the alpha-beta algorithm", 1995): the value of a deep
 * search is that of a shallow one and an error with a known deviation, so a node whose shallow value lies above beta by
 * enough deviations is not searched deeper. Two shallow searches are asked, as in his Multi-ProbCut, the cheaper one
 * first: quiescence, which tells nodes without anything to gain, then one that is four plies less deep. Both are
 * searches of the node itself, so they find what the transposition table knows, and leave in it what they found.
 *
 * <p>It is for nodes that seem to be worth less than beta, where something has to be gained first. Where they seem to
 * be worth beta, passing asks the same question cheaper ({@link NullMove}), and if a pass does not reach beta the
 * opponent threatens something that a shallow search would hardly see. The deviation is that of our own searches
 * ({@code docs/lab-notes/four-passages.md}).
 */
@Hot
final class ProbCut {
    private static final int LEAST_DEPTH = 5;
    private static final int REDUCTION = 4;

    /** Two deviations in centipawns of a search's value from that of one four plies less deep. */
    private static final int MARGIN = 60;

    private final AlphaBetaSearch search;
    private final Quiescence quiescence;

    ProbCut(AlphaBetaSearch search, Quiescence quiescence) {
        this.search = search;
        this.quiescence = quiescence;
    }

    /**
     * A value of the node that shallow searches promise to be at least beta, else {@link Value#NONE}.
     *
     * @param guess what the node seems to be worth
     */
    int prune(int depth, int beta, int ply, int guess) {
        int high = beta + MARGIN;
        if (depth < LEAST_DEPTH || guess >= beta || quiescence.search(high - 1, high, ply) < high) {
            return Value.NONE;
        }
        int value = search.search(depth - REDUCTION, high - 1, high, ply, true);
        return value >= high ? value - MARGIN : Value.NONE;
    }
}
