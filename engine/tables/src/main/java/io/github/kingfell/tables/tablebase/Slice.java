package io.github.kingfell.tables.tablebase;

import io.github.kingfell.tables.index.Signature;
import io.github.kingfell.tables.index.SliceIndex;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * A slice under construction. For every position it has a value and the number of moves within the slice that are not
 * yet known to lose, a byte each.
 *
 * <p>A move counts two. In a table without pawns, positions that are their own reflections have their moves in pairs,
 * and the other position has only one move back for each pair; {@link #lose} receives the difference as a weight.
 */
final class Slice {
    /** The weight of a move between two positions that have equally many reflections. */
    static final int MOVE = 2;

    private static final VarHandle BYTES = MethodHandles.arrayElementVarHandle(byte[].class);

    /** No position, or another number stands for it. */
    private static final byte UNUSED = -1;

    /** The position is never lost. Three queens and a king have at most 89 moves: counts are smaller. */
    private static final byte SAFE = -2;

    /** A value that no move can improve, so that it is never looked at again: that of no position. */
    private static final byte UNBEATABLE = 1;

    final Signature signature;
    final SliceIndex index;

    /** By side to move and number. A loss with moves left is the slowest of those known so far. */
    final byte[][] codes;

    private final byte[][] left;

    Slice(Signature signature, SliceIndex index) {
        this.signature = signature;
        this.index = index;
        codes = new byte[2][index.size()];
        left = new byte[2][index.size()];
    }

    void setUnused(int side, int number) {
        codes[side][number] = UNBEATABLE;
        left[side][number] = UNUSED;
    }

    void setSafe(int side, int number, byte code) {
        codes[side][number] = code;
        left[side][number] = SAFE;
    }

    void setCounted(int side, int number, byte code, int moves) {
        codes[side][number] = code;
        left[side][number] = (byte) (moves * MOVE);
    }

    boolean isPosition(int side, int number) {
        return left[side][number] != UNUSED;
    }

    /**
     * Returns true when a value is no bound: a win, or a loss with no move left.
     *
     * @param code the value as it was read; another worker may have replaced the bound of a loss by a win since then
     */
    boolean isFinal(int side, int number, byte code) {
        int moves = left[side][number];
        return code > MoveCode.DRAW ? moves != UNUSED : moves == 0;
    }

    /** Counts a losing move. Returns true when it was the last in the slice. */
    boolean lose(int side, int number, int weight) {
        byte[] counts = left[side];
        byte known = counts[number];
        if (known == UNUSED || known == SAFE) {
            return false;
        }
        // Masked, since the compiled code of Java 17 leaves other bits in the high part of the result.
        return ((byte) BYTES.getAndAdd(counts, number, (byte) -weight) - weight & 0xFF) == 0;
    }

    /** Returns the number of positions, both sides to move. */
    long positions() {
        long positions = 0;
        for (byte[] counts : left) {
            for (byte count : counts) {
                positions += count == UNUSED ? 0 : 1;
            }
        }
        return positions;
    }

    @Override
    public String toString() {
        return signature + " "
                + Arrays.stream(codes).mapToInt(side -> side.length).sum();
    }
}
