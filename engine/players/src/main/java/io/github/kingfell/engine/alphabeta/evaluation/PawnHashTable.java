package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;

/**
 * The pawn hash table: stores the pawn terms of the evaluation, since the pawns are unchanged in most positions of a
 * search. A small cache with one entry for each index; a new entry replaces the old one. One object serves one thread.
 */
@Hot
final class PawnHashTable {
    private static final int INDEX_BITS = 13;

    /** Longs of an entry: white pawns, black pawns, passed pawns, and the packed structure values of both sides. */
    private static final int WIDTH = 4;

    // Empty entries describe a board without pawns, and are correct for it.
    private final long[] entries = new long[WIDTH << INDEX_BITS];
    private int place;

    /**
     * Looks up the pawns. If it returns true, the other methods return the found entry's data; if false, {@link #store}
     * must be called.
     */
    boolean find(long white, long black) {
        long mixed = (white * 0x9E3779B97F4A7C15L ^ black) * 0xD6E8FEB86659FD93L;
        place = (int) (mixed >>> 64 - INDEX_BITS) * WIDTH;
        if (entries[place] == white && entries[place + 1] == black) {
            return true;
        }
        entries[place] = white;
        entries[place + 1] = black;
        return false;
    }

    /**
     * Stores the data of the pawns last looked up.
     *
     * @param structureOfWhite packed, like all terms
     */
    void store(long passed, int structureOfWhite, int structureOfBlack) {
        entries[place + 2] = passed;
        entries[place + 3] = (long) structureOfWhite << 32 | structureOfBlack & 0xFFFFFFFFL;
    }

    /** Returns the passed pawns of both sides. */
    long passed() {
        return entries[place + 2];
    }

    int structureOfWhite() {
        return (int) (entries[place + 3] >> 32);
    }

    int structureOfBlack() {
        return (int) entries[place + 3];
    }
}
