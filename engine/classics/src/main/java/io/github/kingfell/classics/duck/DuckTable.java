package io.github.kingfell.classics.duck;

/**
 * DUCK's transposition table: 1,000,000 entries, replaced always. The whole key is stored. Mate values count from the
 * node, because the same position is met at different plies.
 */
final class DuckTable {
    static final int ENTRIES = 1_000_000;

    static final int NO_ENTRY = 0;
    static final int UPPER = 1;
    static final int LOWER = 2;
    static final int EXACT = 3;

    private static final int VALUE_SHIFT = 16;
    private static final int DEPTH_SHIFT = 32;
    private static final int BOUND_SHIFT = 40;

    private final long[] keys = new long[ENTRIES];

    /** From the lowest bit: move 16 bits, value 16, depth 8, bound 2. */
    private final long[] entries = new long[ENTRIES];

    private static int index(long key) {
        return (int) Long.remainderUnsigned(key, ENTRIES);
    }

    /** Returns the entry of a position; {@link #NO_ENTRY} when there is none. */
    long find(long key) {
        int index = index(key);
        return keys[index] == key ? entries[index] : NO_ENTRY;
    }

    static int move(long entry) {
        return (int) entry & 0xFFFF;
    }

    static int value(long entry, int ply) {
        int value = (short) (entry >>> VALUE_SHIFT);
        if (value >= Duck.LEAST_MATE) {
            return value - ply;
        }
        return value <= -Duck.LEAST_MATE ? value + ply : value;
    }

    static int depth(long entry) {
        return (int) (entry >>> DEPTH_SHIFT) & 0xFF;
    }

    static int bound(long entry) {
        return (int) (entry >>> BOUND_SHIFT) & 3;
    }

    void store(long key, int move, int value, int ply, int depth, int bound) {
        int fromNode = value;
        if (value >= Duck.LEAST_MATE) {
            fromNode = value + ply;
        } else if (value <= -Duck.LEAST_MATE) {
            fromNode = value - ply;
        }
        int index = index(key);
        keys[index] = key;
        entries[index] = move
                | (fromNode & 0xFFFFL) << VALUE_SHIFT
                | (long) Math.max(0, depth) << DEPTH_SHIFT
                | (long) bound << BOUND_SHIFT;
    }
}
