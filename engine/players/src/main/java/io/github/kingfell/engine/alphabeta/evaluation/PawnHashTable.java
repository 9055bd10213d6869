package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;

/**
 * Remembers what the evaluation finds in the pawns alone: they stand as before in most positions of a search. A small
 * cache, an entry for each index, the last one stays. For one thread.
 */
@Hot
final class PawnHashTable {
    private static final int INDEX_BITS = 13;

    /** Longs of an entry: white pawns, black pawns, which of them are passed, structure of both sides. */
    private static final int WIDTH = 4;

    // Empty entries speak of a board without pawns, and say the truth about it.
    private final long[] entries = new long[WIDTH << INDEX_BITS];
    private int place;

    /** True when the pawns are known; then the other methods speak of them. If not, {@link #store} must be called. */
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

    /** @param structureOfWhite packed, as all terms are */
    void store(long passed, int structureOfWhite, int structureOfBlack) {
        entries[place + 2] = passed;
        entries[place + 3] = (long) structureOfWhite << 32 | structureOfBlack & 0xFFFFFFFFL;
    }

    /** Passed pawns of both sides. */
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
