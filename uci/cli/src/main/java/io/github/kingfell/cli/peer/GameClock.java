package io.github.kingfell.cli.peer;

import io.github.kingfell.rules.board.Color;

/** Both sides' clocks in one game, where they have any. A side that never {@linkplain #spend spends} keeps its time. */
public final class GameClock {
    private static final long NANOS = 1_000_000;

    private final Pace[] paces = new Pace[2];
    private final long[] left = new long[2];

    /** At the start of a game. */
    public GameClock(Pace white, Pace black) {
        paces[Color.WHITE] = white;
        paces[Color.BLACK] = black;
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            left[color] = paces[color].baseMillis() * NANOS;
        }
    }

    /** The words after {@code go} for the side to move. Who has a clock is told that of the other, full where there is none. */
    public String limits(int mover) {
        Pace own = paces[mover];
        if (!own.isClock()) {
            return own.limit();
        }
        int other = mover ^ 1;
        boolean bothHave = paces[other].isClock();
        long otherMillis = bothHave ? millis(other) : own.baseMillis();
        long otherIncrement = bothHave ? paces[other].incrementMillis() : own.incrementMillis();
        boolean isWhite = mover == Color.WHITE;
        return "wtime " + (isWhite ? millis(mover) : otherMillis) + " btime " + (isWhite ? otherMillis : millis(mover))
                + " winc " + (isWhite ? own.incrementMillis() : otherIncrement)
                + " binc " + (isWhite ? otherIncrement : own.incrementMillis());
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
        if (!paces[color].isClock()) {
            return true;
        }
        left[color] -= nanos;
        boolean inTime = left[color] >= 0;
        left[color] += paces[color].incrementMillis() * NANOS;
        return inTime;
    }
}
