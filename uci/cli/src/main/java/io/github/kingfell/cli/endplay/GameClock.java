package io.github.kingfell.cli.endplay;

import io.github.kingfell.rules.board.Color;

/** The engine's clock in one game, where there is one. The defence takes no time. */
final class GameClock {
    private static final long NANOS = 1_000_000;

    private final Pace pace;
    private long left;

    GameClock(Pace pace) {
        this.pace = pace;
        left = pace.baseMillis() * NANOS;
    }

    /** The words after {@code go}. */
    String limits(int sideToMove) {
        if (!pace.isClock()) {
            return pace.limit();
        }
        long own = Math.max(1, left / NANOS);
        long other = pace.baseMillis();
        return "wtime " + (sideToMove == Color.WHITE ? own : other) + " btime "
                + (sideToMove == Color.WHITE ? other : own) + " winc " + pace.incrementMillis() + " binc "
                + pace.incrementMillis();
    }

    /** Counts the time of a move; false when there was less. */
    boolean spend(long nanos) {
        if (!pace.isClock()) {
            return true;
        }
        left -= nanos;
        boolean inTime = left >= 0;
        left += pace.incrementMillis() * NANOS;
        return inTime;
    }
}
