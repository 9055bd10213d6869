package io.github.kingfell.workbench.peer;

import java.util.Locale;

/**
 * How long the engine may think.
 *
 * @param limit the words after {@code go}; empty for a game clock
 * @param baseMillis on the clock at the start
 * @param incrementMillis for each move
 */
public record Pace(String limit, long baseMillis, long incrementMillis) {
    /** The same limit for each move, such as {@code nodes 1000}; time does not count. */
    public static Pace of(String limit) {
        return new Pace(limit, 0, 0);
    }

    /** A game clock. */
    public static Pace clock(long baseMillis, long incrementMillis) {
        return new Pace("", baseMillis, incrementMillis);
    }

    /** True for a game clock. */
    public boolean isClock() {
        return limit.isEmpty();
    }

    @Override
    public String toString() {
        return isClock() ? String.format(Locale.ROOT, "%s+%s s", baseMillis / 1e3, incrementMillis / 1e3) : limit;
    }
}
