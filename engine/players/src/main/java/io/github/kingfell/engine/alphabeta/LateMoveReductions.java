package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.ordering.Histories;
import io.github.kingfell.engine.alphabeta.ordering.MovePicker;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;

/**
 * Late move reductions: the number of plies by which late moves are searched less deep. A reduction is a constant plus
 * {@code log(depth) * log(count)} times a factor (chessprogramming wiki, "Late Move Reductions"), adjusted by
 * properties of the move and its node. Everything is added up in fractions of a ply, so that small adjustments count
 * together. The constants come from our own matches.
 */
@Hot
final class LateMoveReductions {
    private static final int PARTS_BITS = 10;

    /** Parts of a ply. */
    private static final int PLY = 1 << PARTS_BITS;

    private static final int BASE = 908;
    private static final double SLOPE = 494;
    private static final int KILLER = 926;
    private static final int HISTORY_PER_PLY = 10_610;
    private static final int LOSING_CAPTURE = 1_062;
    private static final int NOISY = 459;
    private static final int CAPTURE_HISTORY_PER_PLY = 7_432;
    private static final int EXPECTED_CUT = 1_975;
    private static final int PRINCIPAL_VARIATION = 836;
    private static final int NOT_IMPROVING = 794;
    private static final int NOISY_TABLE_MOVE = 907;
    private static final int MOST = 63;
    private static final int[] USUAL = usual();

    private static final int LEAST_DEPTH = 3;

    private LateMoveReductions() {}

    /**
     * Returns the reduction in plies of a move not yet made, from the properties of the move and the node.
     *
     * @return 0 or less for a move that is not reduced
     */
    static int of(Node node, Position position, Histories histories, MovePicker picker, int move, boolean noisy) {
        if (node.depth < LEAST_DEPTH) {
            return 0;
        }
        int depth = node.depth;
        int count = picker.count();
        int parts = noisy
                ? noisy(depth, count, picker.amongLosingCaptures(), histories.ofCapture(position, move))
                : quiet(depth, count, histories.isKiller(node.ply, move), histories.ofQuiet(position, node.ply, move));
        boolean noisyHashMove = node.hashMove != Move.NONE && MovePicker.isNoisy(position, node.hashMove);
        return plies(parts, node.expectCut, node.isPv(), node.improving || noisy, noisyHashMove);
    }

    /**
     * Returns the basic reduction in plies, without adjustments.
     *
     * @param count number of the move at its node, from 1 on
     */
    static int usual(int depth, int count) {
        return parts(depth, count) >> PARTS_BITS;
    }

    private static int parts(int depth, int count) {
        return USUAL[Math.min(MOST, depth) << 6 | Math.min(MOST, count)];
    }

    /**
     * Returns the reduction of a quiet move in parts of a ply.
     *
     * @param history score of the move
     */
    static int quiet(int depth, int count, boolean killer, int history) {
        return Math.max(0, parts(depth, count) - (killer ? KILLER : 0) - history * PLY / HISTORY_PER_PLY);
    }

    /**
     * Returns the reduction of a capture or promotion in parts of a ply: a share of a quiet move's reduction.
     *
     * @param history score of the move
     */
    static int noisy(int depth, int count, boolean losing, int history) {
        int usual = parts(depth, count) + (losing ? LOSING_CAPTURE : 0);
        return Math.max(0, usual * NOISY / PLY - history * PLY / CAPTURE_HISTORY_PER_PLY);
    }

    /**
     * Returns the reduction of a move in plies.
     *
     * @param parts of the move, by {@link #quiet} or {@link #noisy}
     * @param hopeful the move is a capture, or the side to move is improving
     * @return 0 or less for a move that is not reduced
     */
    static int plies(int parts, boolean expectCut, boolean inPv, boolean hopeful, boolean tableMoveIsNoisy) {
        return parts
                        + (expectCut ? EXPECTED_CUT : 0)
                        - (inPv ? PRINCIPAL_VARIATION : 0)
                        + (hopeful ? 0 : NOT_IMPROVING)
                        + (tableMoveIsNoisy ? NOISY_TABLE_MOVE : 0)
                >> PARTS_BITS;
    }

    private static int[] usual() {
        int[] table = new int[MOST + 1 << 6];
        for (int depth = 1; depth <= MOST; depth++) {
            for (int count = 1; count <= MOST; count++) {
                table[depth << 6 | count] = BASE + (int) (SLOPE * Math.log(depth) * Math.log(count));
            }
        }
        return table;
    }
}
