package io.github.kingfell.workbench.peer;

import java.util.Locale;

/**
 * The thinking time of an engine: a limit for each move, or a game clock.
 *
 * @param limit the words after {@code go}; empty for a game clock
 * @param baseMillis on the clock at the start
 * @param incrementMillis for each move
 */
public record Pace(String limit, long baseMillis, long incrementMillis) {
    /** Returns a fixed limit for each move, such as {@code nodes 1000}; there is no clock. */
    public static Pace of(String limit) {
        return new Pace(limit, 0, 0);
    }

    /** Returns a game clock. */
    public static Pace clock(long baseMillis, long incrementMillis) {
        return new Pace("", baseMillis, incrementMillis);
    }

    /** Returns true for a game clock. */
    public boolean isClock() {
        return limit.isEmpty();
    }

    @Override
    public String toString() {
        return isClock() ? String.format(Locale.ROOT, "%s+%s s", baseMillis / 1e3, incrementMillis / 1e3) : limit;
    }
}
