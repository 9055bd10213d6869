package io.github.kingfell.prover.problem;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;

/**
 * What is known of positions with a given number of moves (or plies) left. The whole 64-bit key is compared. Two
 * entries share a bucket: one keeps the deeper work, the other the latest.
 */
@Hot
final class ProblemTable {
    private static final int BYTES_PER_ENTRY = Long.BYTES + Integer.BYTES;

    /** Odd, so that no two numbers of moves left are mixed to the same (Steele, Lea and Flood 2014). */
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private static final int SOLVED = 1 << 24;
    private static final int KNOWN = 1 << 25;

    private final long[] keys;

    /** Move 16 bits, moves left 8, the two flags above; 0 is empty. */
    private final int[] entries;

    /** @param megabytes at least 1; the table takes half of it at least, but no more than a quarter of the heap */
    ProblemTable(int megabytes) {
        long granted = Math.min((long) megabytes << 20, Runtime.getRuntime().maxMemory() / 4);
        long most = Math.min(granted, Integer.MAX_VALUE) / BYTES_PER_ENTRY;
        int size = (int) Long.highestOneBit(most);
        keys = new long[size];
        entries = new int[size];
    }

    /** An entry for {@link #isSolved} and {@link #move}, or 0 when nothing is known. */
    int probe(long position, int left) {
        long key = position ^ left * MIX;
        int slot = slot(key);
        if (keys[slot] == key) {
            return entries[slot];
        }
        return keys[slot + 1] == key ? entries[slot + 1] : 0;
    }

    static boolean isSolved(int entry) {
        return (entry & SOLVED) != 0;
    }

    /** The move that solves. */
    static int move(int entry) {
        return entry & Move.MASK;
    }

    /** @param move {@link Move#NONE} when nothing solves */
    void store(long position, int left, boolean solved, int move) {
        long key = position ^ left * MIX;
        int slot = slot(key);
        if (keys[slot] != key && (entries[slot] >>> 16 & 0xFF) > left) {
            slot++;
        }
        keys[slot] = key;
        entries[slot] = move | left << 16 | (solved ? SOLVED : 0) | KNOWN;
    }

    /** The first of two; the high bits of the product depend on all bits of the key. */
    private int slot(long key) {
        return (int) (key * MIX >>> 1 & keys.length - 1 & ~1L);
    }
}
