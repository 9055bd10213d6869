package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;

/**
 * Pruning of a node by its static value, near the leaves. Pawn endings are pruned less, because a pawn race soon makes
 * a static value worthless.
 */
@Hot
final class StaticPruning {
    // Reverse futility (chessprogramming wiki, "Reverse Futility Pruning"): the evaluation is so far above beta that a
    // quiet move will not spoil it.
    private static final int REVERSE_FUTILITY_DEPTH = 5;
    private static final int REVERSE_FUTILITY_DEPTH_PAWN_ENDING = 2;
    private static final int REVERSE_FUTILITY_MARGIN = 74;

    // Razoring (Birmingham and Kent 1977): the evaluation is so far below alpha that only captures can help.
    private static final int RAZORING_DEPTH = 3;
    private static final int RAZORING_DEPTH_PAWN_ENDING = 1;
    private static final int RAZORING_MARGIN = 287;

    private final Quiescence quiescence;
    private final NodeAllowance allowance;

    StaticPruning(Quiescence quiescence, NodeAllowance allowance) {
        this.quiescence = quiescence;
        this.allowance = allowance;
    }

    /** Returns a value with which the node may be pruned, else {@link Value#NONE}. */
    int prune(Node node) {
        int depth = node.depth;
        if (depth <= (node.pawnEnding ? REVERSE_FUTILITY_DEPTH_PAWN_ENDING : REVERSE_FUTILITY_DEPTH)
                && node.guess - REVERSE_FUTILITY_MARGIN * (depth - (node.improving ? 1 : 0)) >= node.beta) {
            return node.guess;
        }
        if (depth <= (node.pawnEnding ? RAZORING_DEPTH_PAWN_ENDING : RAZORING_DEPTH)
                && node.guess + RAZORING_MARGIN * depth < node.beta) {
            int value = quiescence.search(node.beta - 1, node.beta, node.ply);
            if (value < node.beta || allowance.isStopped()) {
                return value;
            }
        }
        return Value.NONE;
    }
}
