package io.github.kingfell.arena.peer;

import io.github.kingfell.rules.board.Color;

/** The clocks of both sides in one game, if they have any. The time of a side goes down only by {@link #spend}. */
public final class GameClock {
    private static final long NANOS = 1_000_000;

    private final Pace[] paces = new Pace[2];
    private final long[] left = new long[2];
    private final int[] played = new int[2];
    private final long margin;

    /**
     * Sets the clocks for the start of a game.
     *
     * @param marginMillis tolerance for an overdrawn clock, which goes on from 0
     */
    public GameClock(Pace white, Pace black, long marginMillis) {
        margin = marginMillis * NANOS;
        paces[Color.WHITE] = white;
        paces[Color.BLACK] = black;
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            left[color] = paces[color].baseMillis() * NANOS;
        }
    }

    /**
     * Returns the words after {@code go} for the side to move. If the opponent has no clock, the mover's own clock
     * stands for both.
     */
    public String limits(int mover) {
        if (!paces[mover].isClock()) {
            return paces[mover].limit();
        }
        int white = paces[Color.WHITE].isClock() ? Color.WHITE : mover;
        int black = paces[Color.BLACK].isClock() ? Color.BLACK : mover;
        return "wtime " + millis(white) + " btime " + millis(black) + " winc " + paces[white].incrementMillis()
                + " binc " + paces[black].incrementMillis() + movesToGo(mover);
    }

    /** Returns the moves until the next time control; nothing without time controls. */
    private String movesToGo(int mover) {
        int moves = paces[mover].moves();
        return moves == 0 ? "" : " movestogo " + (moves - played[mover] % moves);
    }

    private long millis(int color) {
        return Math.max(1, left[color] / NANOS);
    }

    /**
     * Subtracts the time of a move from the clock, then adds the increment, and at a time control the base time.
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
        played[color]++;
        if (paces[color].moves() > 0 && played[color] % paces[color].moves() == 0) {
            left[color] += paces[color].baseMillis() * NANOS;
        }
        return inTime;
    }
}
