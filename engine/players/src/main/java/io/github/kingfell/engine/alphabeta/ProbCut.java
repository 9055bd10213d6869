package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;

/**
 * ProbCut (M. Buro, "ProbCut: an effective selective extension of the alpha-beta algorithm", 1995). The value of a deep
 * search equals that of a shallow search plus an error of known deviation. So a node is cut off when its shallow value
 * exceeds beta by enough deviations. Two shallow searches are used, as in Buro's Multi-ProbCut, the cheaper one first:
 * quiescence, which rejects nodes where nothing can be gained, then a search four plies shallower. Both search the node
 * itself, so they use and fill the transposition table.
 *
 * <p>It applies to nodes whose estimated value is below beta, where something must be gained first. At or above beta
 * the {@link NullMove} answers the same question at less cost; and if the null move does not reach beta, the opponent
 * has a threat that a shallow search would hardly see. The deviation is that of our own searches
 * ({@code docs/lab-notes/four-passages.md}).
 */
@Hot
final class ProbCut {
    private static final int LEAST_DEPTH = 5;
    private static final int REDUCTION = 4;

    /** Two deviations, in centipawns, of a search's value from that of a search four plies shallower. */
    private static final int MARGIN = 60;

    private final AlphaBetaSearch search;
    private final Quiescence quiescence;

    ProbCut(AlphaBetaSearch search, Quiescence quiescence) {
        this.search = search;
        this.quiescence = quiescence;
    }

    /**
     * Returns a value that, by shallow searches, is at least beta, else {@link Value#NONE}.
     *
     * @param guess estimated value of the node
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
