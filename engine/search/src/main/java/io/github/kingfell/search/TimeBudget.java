package io.github.kingfell.search;

/**
 * Time for one move in milliseconds.
 *
 * @param soft limit after which no new iteration begins
 * @param hard limit after which the search is stopped
 */
public record TimeBudget(long soft, long hard) {
    public static final TimeBudget UNLIMITED = new TimeBudget(Long.MAX_VALUE, Long.MAX_VALUE);

    /** Below this every millisecond counts. */
    private static final long SHORT = 100;

    /** Returns whether the time is so short that cold code, a hundred times slower than later, may take all of it. */
    public boolean isShort() {
        return hard < SHORT;
    }

    public boolean isUnlimited() {
        return hard == Long.MAX_VALUE;
    }
}
