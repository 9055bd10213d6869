package io.github.kingfell.engine.search;

/**
 * Time for one move in milliseconds.
 *
 * @param soft after this no new iteration is begun
 * @param hard after this the search is broken off
 */
public record TimeBudget(long soft, long hard) {
    public static final TimeBudget UNLIMITED = new TimeBudget(Long.MAX_VALUE, Long.MAX_VALUE);

    public boolean isUnlimited() {
        return hard == Long.MAX_VALUE;
    }
}
