package io.github.kingfell.search;

/** Decides which interim reports of a search are shown: none in a short search, and only some of the current moves. */
public final class ReportThrottle {
    /** Before this, bounds and current moves are noise. */
    private static final long QUIET_MILLIS = 3_000;

    private static final long MILLIS_BETWEEN_CURRENT_MOVES = 100;

    private long nextCurrentMove = QUIET_MILLIS;

    /**
     * Returns whether a bound on the score may be reported.
     *
     * @param millis since the search began
     */
    public boolean allowsBound(long millis) {
        return millis >= QUIET_MILLIS;
    }

    /**
     * Returns whether a current move may be reported, and then counts it as reported.
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
