package io.github.kingfell.problems;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;

/**
 * The transposition table for problems: entries of positions with a given number of moves (or plies) left. The whole
 * 64-bit key is compared. Two entries share a bucket: one keeps the deeper work, the other the latest.
 */
@Hot
public final class ProblemTable {
    private static final int BYTES_PER_ENTRY = Long.BYTES + Integer.BYTES;

    /** Odd, so that two different numbers of moves left never give the same value (Steele, Lea and Flood 2014). */
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private static final int SOLVED = 1 << 24;
    private static final int KNOWN = 1 << 25;

    private final long[] keys;

    /** Move 16 bits, moves left 8, the two flags above; 0 is empty. */
    private final int[] entries;

    /** @param megabytes at least 1; the size is at least half of it, but no more than a quarter of the heap */
    public ProblemTable(int megabytes) {
        long granted = Math.min((long) megabytes << 20, Runtime.getRuntime().maxMemory() / 4);
        long most = Math.min(granted, Integer.MAX_VALUE) / BYTES_PER_ENTRY;
        int size = (int) Long.highestOneBit(most);
        keys = new long[size];
        entries = new int[size];
    }

    /** Returns an entry for {@link #isSolved} and {@link #move}, or 0 when there is none. */
    public int probe(long position, int left) {
        long key = position ^ left * MIX;
        int slot = slot(key);
        if (keys[slot] == key) {
            return entries[slot];
        }
        return keys[slot + 1] == key ? entries[slot + 1] : 0;
    }

    public static boolean isSolved(int entry) {
        return (entry & SOLVED) != 0;
    }

    /** Returns the solving move. */
    public static int move(int entry) {
        return entry & Move.MASK;
    }

    /** @param move {@link Move#NONE} when nothing solves */
    public void store(long position, int left, boolean solved, int move) {
        long key = position ^ left * MIX;
        int slot = slot(key);
        if (keys[slot] != key && (entries[slot] >>> 16 & 0xFF) > left) {
            slot++;
        }
        keys[slot] = key;
        entries[slot] = move | left << 16 | (solved ? SOLVED : 0) | KNOWN;
    }

    /** Returns the first slot of the bucket. The high bits of the product depend on all bits of the key. */
    private int slot(long key) {
        return (int) (key * MIX >>> 1 & keys.length - 1 & ~1L);
    }
}
