package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;

/**
 * By how many plies moves late in the list are searched less deep: a constant and {@code log(depth) * log(count)} through another
 * (chessprogramming wiki, "Late Move Reductions"); the constants are from matches of our own.
 */
@Hot
final class LateMoveReductions {
    private static final double BASE = 0.9;
    private static final double DIVISOR = 2.05;
    private static final int HISTORY_PER_PLY = 12_000;
    private static final int CAPTURE_HISTORY_PER_PLY = 8_000;
    private static final int MOST = 63;
    private static final int[] USUAL = usual();

    private LateMoveReductions() {}

    /**
     * The reduction of a quiet move, other things being equal.
     *
     * @param count number of the move at its node, from 1 on
     */
    static int usual(int depth, int count) {
        return USUAL[Math.min(MOST, depth) << 6 | Math.min(MOST, count)];
    }

    /** @param history of the move */
    static int quiet(int depth, int count, boolean killer, int history) {
        return Math.max(0, usual(depth, count) - (killer ? 1 : 0) - history / HISTORY_PER_PLY);
    }

    /**
     * The reduction of a capture or promotion: half of a quiet move's.
     *
     * @param history of the move
     */
    static int noisy(int depth, int count, boolean losing, int history) {
        int usual = usual(depth, count) + (losing ? 1 : 0);
        return Math.max(0, usual / 2 - history / CAPTURE_HISTORY_PER_PLY);
    }

    private static int[] usual() {
        int[] table = new int[MOST + 1 << 6];
        for (int depth = 1; depth <= MOST; depth++) {
            for (int count = 1; count <= MOST; count++) {
                table[depth << 6 | count] = (int) (BASE + Math.log(depth) * Math.log(count) / DIVISOR);
            }
        }
        return table;
    }
}
