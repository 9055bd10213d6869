package io.github.kingfell.arena.peer;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The thinking time of an engine: a limit for each move, or a game clock.
 *
 * @param limit the words after {@code go}; empty for a game clock
 * @param baseMillis on the clock at the start
 * @param incrementMillis for each move
 * @param moves after which the base time is added again; 0 when it is for the whole game
 */
public record Pace(String limit, long baseMillis, long incrementMillis, int moves) {
    private static final String TIME_CONTROL = "TimeControl";
    private static final String SEARCH_LIMIT = "SearchLimit";

    /** The PGN tags that {@link #tags} may give. */
    public static final List<String> TAGS = Stream.of("", "White", "Black")
            .flatMap(color -> Stream.of(color + TIME_CONTROL, color + SEARCH_LIMIT))
            .toList();

    private static final String MOVE_TIME = "movetime ";
    private static final String UNTIMED = "-";

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

    /**
     * Returns the PGN tags of the paces of a game: {@code TimeControl}, and {@code SearchLimit} for nodes and depth, or
     * the same for each colour where the two differ.
     */
    public static Map<String, String> tags(Pace white, Pace black) {
        Map<String, String> tags = new LinkedHashMap<>();
        if (white.equals(black)) {
            white.addTo(tags, "");
        } else {
            white.addTo(tags, "White");
            black.addTo(tags, "Black");
        }
        return tags;
    }

    private void addTo(Map<String, String> tags, String color) {
        tags.put(color + TIME_CONTROL, tag());
        if (tag().equals(UNTIMED)) {
            tags.put(color + SEARCH_LIMIT, limit);
        }
    }

    /**
     * Returns the value of the PGN tag {@code TimeControl}, such as {@code 40/60+0.6}, in seconds. A time for each move
     * is written as other match runners do, {@code 0.1/move}; without a time it is a hyphen.
     */
    public String tag() {
        if (isClock()) {
            return (moves == 0 ? "" : moves + "/")
                    + seconds(baseMillis)
                    + (incrementMillis == 0 ? "" : "+" + seconds(incrementMillis));
        }
        return limit.startsWith(MOVE_TIME)
                ? seconds(Long.parseLong(limit.substring(MOVE_TIME.length()))) + "/move"
                : UNTIMED;
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
