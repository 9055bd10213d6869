package io.github.kingfell.search;

/**
 * The clock of the side to move.
 *
 * @param remaining milliseconds left; may be zero or negative
 * @param increment milliseconds gained with each move, at least 0
 * @param movesToGo moves until more time is added, 0 for the rest of the game
 */
public record Clock(long remaining, long increment, int movesToGo) {
    /**
     * In milliseconds. A game at 0.5+0.01 begins above it: otherwise queen against rook is not always won without the
     * distance table.
     */
    private static final long HURRY = 600;

    /**
     * Returns whether little more than half a second is left for the expected rest of the game. Background work, which
     * runs in the opponent's time, then comes too late, and on a busy machine it takes time from both sides.
     */
    public boolean isHurried() {
        return remaining + Math.min(increment, HURRY) * TimeManager.EXPECTED_MOVES < HURRY;
    }
}
