package io.github.kingfell.search;

/** Which passing news of a search is worth telling: only when it takes long, and of the current moves not every one. */
public final class ReportThrottle {
    /** Before this, bounds and current moves are noise. */
    private static final long QUIET_MILLIS = 3_000;

    private static final long MILLIS_BETWEEN_CURRENT_MOVES = 100;

    private long nextCurrentMove = QUIET_MILLIS;

    /**
     * Whether a bound on the score may be told.
     *
     * @param millis since the search began
     */
    public boolean allowsBound(long millis) {
        return millis >= QUIET_MILLIS;
    }

    /**
     * Whether a current move may be told; then it is taken for told.
     *
     * @param millis since the search began
     */
    public boolean allowsCurrentMove(long millis) {
        if (millis < nextCurrentMove) {
            return false;
        }
        nextCurrentMove = millis + MILLIS_BETWEEN_CURRENT_MOVES;
        return true;
    }
}
