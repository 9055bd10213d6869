package io.github.kingfell.cli.peer;

import io.github.kingfell.rules.board.Color;

/** Both sides' clocks in one game, where there are any. A side that never {@linkplain #spend spends} keeps its time. */
public final class GameClock {
    private static final long NANOS = 1_000_000;

    private final Pace pace;
    private final long[] left = new long[2];

    /** At the start of a game. */
    public GameClock(Pace pace) {
        this.pace = pace;
        left[Color.WHITE] = pace.baseMillis() * NANOS;
        left[Color.BLACK] = left[Color.WHITE];
    }

    /** The words after {@code go}. */
    public String limits() {
        if (!pace.isClock()) {
            return pace.limit();
        }
        return "wtime " + millis(Color.WHITE) + " btime " + millis(Color.BLACK) + " winc " + pace.incrementMillis()
                + " binc " + pace.incrementMillis();
    }

    private long millis(int color) {
        return Math.max(1, left[color] / NANOS);
    }

    /**
     * Counts the time of a move.
     *
     * @return false when there was less
     */
    public boolean spend(int color, long nanos) {
        if (!pace.isClock()) {
            return true;
        }
        left[color] -= nanos;
        boolean inTime = left[color] >= 0;
        left[color] += pace.incrementMillis() * NANOS;
        return inTime;
    }
}
