package io.github.kingfell.workbench.peer;

import io.github.kingfell.rules.board.Color;

/** Both sides' clocks in one game, where they have any. A side that never {@linkplain #spend spends} keeps its time. */
public final class GameClock {
    private static final long NANOS = 1_000_000;

    private final Pace[] paces = new Pace[2];
    private final long[] left = new long[2];
    private final long margin;

    /**
     * At the start of a game.
     *
     * @param marginMillis by which a clock may be overdrawn; an overdrawn clock goes on from 0
     */
    public GameClock(Pace white, Pace black, long marginMillis) {
        margin = marginMillis * NANOS;
        paces[Color.WHITE] = white;
        paces[Color.BLACK] = black;
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            left[color] = paces[color].baseMillis() * NANOS;
        }
    }

    /** The words after {@code go} for the side to move. Where the other has no clock, its own stands for both. */
    public String limits(int mover) {
        if (!paces[mover].isClock()) {
            return paces[mover].limit();
        }
        int white = paces[Color.WHITE].isClock() ? Color.WHITE : mover;
        int black = paces[Color.BLACK].isClock() ? Color.BLACK : mover;
        return "wtime " + millis(white) + " btime " + millis(black) + " winc " + paces[white].incrementMillis()
                + " binc " + paces[black].incrementMillis();
    }

    private long millis(int color) {
        return Math.max(1, left[color] / NANOS);
    }

    /**
     * Takes the whole time of a move off the clock, then adds the increment.
     *
     * @return false when the clock was overdrawn by more than the margin
     */
    public boolean spend(int color, long nanos) {
        if (!paces[color].isClock()) {
            return true;
        }
        left[color] -= nanos;
        boolean inTime = left[color] >= -margin;
        left[color] = Math.max(0, left[color]) + paces[color].incrementMillis() * NANOS;
        return inTime;
    }
}
