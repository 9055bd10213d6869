package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Material;
import io.github.kingfell.engine.alphabeta.evaluation.StaticExchange;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.alphabeta.ordering.MovePicker;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;

/**
 * Moves late in the list that are not worth a search of their own, near the leaves: futility (Heinz 1998, "Extended
 * futility pruning"), and moves after a number of others that grows with the square of the depth (chessprogramming
 * wiki, "Futility Pruning: move count based pruning"). Each method gives what the move is worth at most,
 * {@link Value#NONE} when it must be searched.
 */
@Hot
final class MovePruning {
    private static final int LATE_MOVE_DEPTH = 7;
    private static final int LATE_MOVE_BASE = 144;
    private static final int LATE_MOVE_BY_DEPTH = 53;

    /** Parts of a move. */
    private static final int LATE_MOVE_PART = 64;

    private static final int LATE_MOVE_PART_NOT_IMPROVING = 132;
    private static final int FUTILITY_DEPTH = 7;
    private static final int FUTILITY_BASE = 56;
    private static final int FUTILITY_MARGIN = 67;
    private static final int EXCHANGE_DEPTH = 7;
    private static final int QUIET_LOSS_MARGIN = 50;
    private static final int CAPTURE_LOSS_MARGIN = 98;

    private MovePruning() {}

    /**
     * True when a move is left out; its value at most then counts for its node. Not before a move was found that is not
     * mated.
     */
    static boolean prunes(Node node, Position position, MovePicker picker, int move, boolean noisy) {
        if (node.best <= -Value.SHORTEST_NON_MATE || node.inCheck || node.isPv() || !Material.hasPieces(position)) {
            return false;
        }
        int value = Value.NONE;
        if (!noisy && !picker.givesCheck(move)) {
            value = otherQuiets(node.depth, node.alpha, node.guess, node.improving, node.quiets);
            if (value != Value.NONE && !node.excludesMove()) {
                picker.skipQuiets();
            }
        }
        if (value == Value.NONE) {
            value = noisy ? noisy(position, picker, move, node.depth) : quiet(position, move, node.depth);
        }
        if (value == Value.NONE) {
            return false;
        }
        node.best = Math.max(node.best, value);
        return true;
    }

    /** A capture or promotion: pruned when the exchange loses too much. */
    static int noisy(Position position, MovePicker picker, int move, int depth) {
        boolean loses = depth <= EXCHANGE_DEPTH
                && picker.amongLosingCaptures()
                && !StaticExchange.gains(position, move, -CAPTURE_LOSS_MARGIN * depth);
        return loses ? -Value.INFINITE : Value.NONE;
    }

    /** A quiet move, check or not: pruned when it loses too much material. */
    static int quiet(Position position, int move, int depth) {
        boolean loses = depth <= EXCHANGE_DEPTH && !StaticExchange.gains(position, move, -QUIET_LOSS_MARGIN * depth);
        return loses ? -Value.INFINITE : Value.NONE;
    }

    /**
     * All quiet moves from now on that give no check: pruned when they come late, or when even a margin does not lift
     * the evaluation to alpha (futility).
     *
     * @param guess what the node seems to be worth
     * @param quiets number of quiet moves searched before
     */
    static int otherQuiets(int depth, int alpha, int guess, boolean improving, int quiets) {
        int lateMove = (LATE_MOVE_BASE + LATE_MOVE_BY_DEPTH * depth * depth)
                / (improving ? LATE_MOVE_PART : LATE_MOVE_PART_NOT_IMPROVING);
        if (depth <= LATE_MOVE_DEPTH && quiets > lateMove) {
            return -Value.INFINITE;
        }
        int hope = guess + FUTILITY_BASE + FUTILITY_MARGIN * depth;
        return depth <= FUTILITY_DEPTH && hope <= alpha && quiets > 0 ? hope : Value.NONE;
    }
}
