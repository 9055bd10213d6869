package io.github.kingfell.arena.peer;

import java.math.BigDecimal;
import java.util.Locale;

/**
 * The thinking time of an engine: a limit for each move, or a game clock.
 *
 * @param limit the words after {@code go}; empty for a game clock
 * @param baseMillis on the clock at the start
 * @param incrementMillis for each move
 * @param moves after which the base time is added again; 0 when it is for the whole game
 */
public record Pace(String limit, long baseMillis, long incrementMillis, int moves) {
    /** Returns a fixed limit for each move, such as {@code nodes 1000}; there is no clock. */
    public static Pace of(String limit) {
        return new Pace(limit, 0, 0, 0);
    }

    /** Returns a game clock. */
    public static Pace clock(long baseMillis, long incrementMillis) {
        return clock(0, baseMillis, incrementMillis);
    }

    /**
     * Returns a game clock with time controls.
     *
     * @param moves of each control, 0 for one control of the whole game
     */
    public static Pace clock(int moves, long baseMillis, long incrementMillis) {
        return new Pace("", baseMillis, incrementMillis, moves);
    }

    /** Returns true for a game clock. */
    public boolean isClock() {
        return limit.isEmpty();
    }

    /** Returns the value of the PGN tag {@code TimeControl}; a hyphen without a clock. */
    public String tag() {
        return isClock()
                ? (moves == 0 ? "" : moves + "/")
                        + seconds(baseMillis)
                        + (incrementMillis == 0 ? "" : "+" + seconds(incrementMillis))
                : "-";
    }

    private static String seconds(long millis) {
        return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
    }

    @Override
    public String toString() {
        return isClock()
                ? (moves == 0 ? "" : moves + "/")
                        + String.format(Locale.ROOT, "%s+%s s", baseMillis / 1e3, incrementMillis / 1e3)
                : limit;
    }
}
