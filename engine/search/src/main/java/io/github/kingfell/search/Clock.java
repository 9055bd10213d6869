package io.github.kingfell.search;

/**
 * The clock of the side to move.
 *
 * @param remaining milliseconds left; may be zero or negative
 * @param increment milliseconds gained with each move, at least 0
 * @param movesToGo moves until more time is added, 0 when the rest of the game is meant
 */
public record Clock(long remaining, long increment, int movesToGo) {
    /**
     * Milliseconds. A game at 0.5+0.01 begins with more: queen against rook is then not always won without the table.
     */
    private static final long HURRY = 600;

    /**
     * True when little more than half a second is left for what is expected of the game: work in the background, which
     * goes on in the opponent's time, then comes too late, and on a busy machine takes the time of both.
     */
    public boolean isHurried() {
        return remaining + Math.min(increment, HURRY) * TimeManager.EXPECTED_MOVES < HURRY;
    }
}
