package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.PackedPosition;
import java.util.Arrays;

/**
 * A hash index that numbers {@link PackedPosition}s in order of insertion and finds the number of a position: open
 * addressing with linear probing, at most two thirds full.
 */
public final class PositionIndex {
    public static final int UNKNOWN = -1;

    /** 2 to the 64 over the golden ratio, the usual multiplier for spreading bits. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private long[] positions;
    private int size;

    /** One more than the number of the position, 0 for an empty slot. */
    private int[] slots;

    private int shift;

    /** @param expected the initial capacity in positions */
    public PositionIndex(int expected) {
        positions = new long[Math.max(16, expected)];
        resize(expected);
    }

    private void resize(int expected) {
        int bits = 5;
        while (1L << bits < expected + expected / 2 + 1L) {
            bits++;
        }
        slots = new int[1 << bits];
        shift = Long.SIZE - bits;
        for (int number = 0; number < size; number++) {
            slots[slot(positions[number])] = number + 1;
        }
    }

    public int size() {
        return size;
    }

    /** The position of a number. */
    public long get(int number) {
        return positions[number];
    }

    /** The number of a position, {@link #UNKNOWN} if it has none. */
    public int find(long position) {
        return slots[slot(position)] - 1;
    }

    /**
     * Gives a position the next number.
     *
     * @param position a position without a number
     */
    public int add(long position) {
        if (size == positions.length) {
            positions = Arrays.copyOf(positions, size + (size >> 1));
        }
        if (size + (size >> 1) >= slots.length) {
            resize(2 * size);
        }
        positions[size] = position;
        slots[slot(position)] = size + 1;
        return size++;
    }

    /** The slot of the position, or the free slot for it. */
    private int slot(long position) {
        int mask = slots.length - 1;
        long mixed = (position ^ position >>> 32) * SPREAD;
        int slot = (int) ((mixed ^ mixed >>> 29) * SPREAD >>> shift);
        while (slots[slot] != 0 && positions[slots[slot] - 1] != position) {
            slot = slot + 1 & mask;
        }
        return slot;
    }
}
