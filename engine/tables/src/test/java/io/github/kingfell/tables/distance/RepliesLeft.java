package io.github.kingfell.tables.distance;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * For every position of a table under construction the moves that are not yet known to lose, a byte each. Only moves
 * that keep the pieces are counted; a bit tells whether there are others, which all lose.
 *
 * <p>A move counts two. Positions that are their own reflections have their moves in pairs, of which the other position
 * knows only one move back; {@link #lose} is told the difference.
 */
final class RepliesLeft {
    /** What a move counts between two positions that have equally many reflections. */
    static final int MOVE = 2;

    private static final VarHandle BYTES = MethodHandles.arrayElementVarHandle(byte[].class);

    /** Two queens and a king have at most 62 moves: with fewer than 127 this never comes down to zero. */
    private static final int NEVER = 127;

    private static final int CONVERTS = 128;

    private final byte[][] counts;

    /** Several threads may count down the same byte. */
    private final boolean shared;

    RepliesLeft(int size, boolean shared) {
        counts = new byte[2][size];
        this.shared = shared;
    }

    /** No position, or one that never loses as far as this table is asked. */
    void setNever(int side, int number) {
        counts[side][number] = NEVER;
    }

    void set(int side, int number, int moves, boolean converts) {
        counts[side][number] = (byte) (moves * MOVE | (converts ? CONVERTS : 0));
    }

    /** A move loses. True when it was the last that kept the pieces. */
    boolean lose(int side, int number, int weight) {
        int left;
        if (shared) {
            left = (byte) BYTES.getAndAdd(counts[side], number, (byte) -weight) - weight;
        } else {
            left = counts[side][number] -= (byte) weight;
        }
        return (left & ~CONVERTS & 0xFF) == 0;
    }

    /** True when captures and promotions, all of them lost, may be slower than the last move that was lost. */
    boolean converts(int side, int number) {
        return (counts[side][number] & CONVERTS) != 0;
    }
}
