package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Material;
import io.github.kingfell.engine.alphabeta.evaluation.StaticExchange;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.alphabeta.ordering.MovePicker;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;

/**
 * Pruning of late moves near the leaves: futility pruning (Heinz 1998, "Extended futility pruning"), and late move
 * pruning after a move count that grows with the square of the depth (chessprogramming wiki, "Futility Pruning: move
 * count based pruning"). Each method returns an upper bound of the move's value, or {@link Value#NONE} when the move
 * must be searched.
 */
@Hot
final class MovePruning {
    private static final int LATE_MOVE_DEPTH = 7;
    private static final int LATE_MOVE_BASE = 144;
    private static final int LATE_MOVE_BY_DEPTH = 53;

    /** Units per move of the move-count limit. */
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
     * Returns true when a move is pruned; the node's value then takes its upper bound into account. No move is pruned
     * before a move is found that does not lead to being mated.
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

    /** Judges a capture or promotion: it is pruned when the exchange loses too much. */
    static int noisy(Position position, MovePicker picker, int move, int depth) {
        boolean loses = depth <= EXCHANGE_DEPTH
                && picker.amongLosingCaptures()
                && !StaticExchange.gains(position, move, -CAPTURE_LOSS_MARGIN * depth);
        return loses ? -Value.INFINITE : Value.NONE;
    }

    /** Judges a quiet move, check or not: it is pruned when it loses too much material. */
    static int quiet(Position position, int move, int depth) {
        boolean loses = depth <= EXCHANGE_DEPTH && !StaticExchange.gains(position, move, -QUIET_LOSS_MARGIN * depth);
        return loses ? -Value.INFINITE : Value.NONE;
    }

    /**
     * Judges all later quiet moves that give no check: they are pruned when they come late, or when the evaluation plus
     * a margin does not reach alpha (futility).
     *
     * @param guess estimated value of the node
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
