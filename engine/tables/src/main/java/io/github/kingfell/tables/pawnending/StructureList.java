package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.Hot;
import java.util.Arrays;

/** A list of pawn structures without repetition, each found again by its pawns. */
@Hot
final class StructureList {
    static final int ABSENT = -1;

    private static final int FIRST_CAPACITY = 256;

    /** A structure has at most 16 pawns, and a pawn has at most five ranks behind it. */
    private static final int MOST_ADVANCE = 127;

    private static final int CLASSES = 17 * (MOST_ADVANCE + 1);

    private long[] white = new long[FIRST_CAPACITY];
    private long[] black = new long[FIRST_CAPACITY];

    /** Open addressing: one more than the number of the structure, 0 for an empty place. */
    private int[] places = new int[4 * FIRST_CAPACITY];

    private int size;

    int size() {
        return size;
    }

    long white(int number) {
        return white[number];
    }

    long black(int number) {
        return black[number];
    }

    /** Returns the number of a structure, {@link #ABSENT} when it is not listed. */
    int find(long whitePawns, long blackPawns) {
        int found = places[place(whitePawns, blackPawns)];
        return found - 1;
    }

    /** Lists a structure if it is new. */
    void add(long whitePawns, long blackPawns) {
        int place = place(whitePawns, blackPawns);
        if (places[place] != 0) {
            return;
        }
        if (size == white.length) {
            grow();
            place = place(whitePawns, blackPawns);
        }
        white[size] = whitePawns;
        black[size] = blackPawns;
        places[place] = ++size;
    }

    /** Forgets the structures from a number on. */
    void shorten(int newSize) {
        size = newSize;
        rehash(places.length);
    }

    /**
     * Returns the numbers in an order in which each structure comes after all that it can become: those with fewer
     * pawns, and those with pawns further ahead.
     */
    int[] inOrder() {
        int[] starts = new int[CLASSES + 1];
        for (int number = 0; number < size; number++) {
            starts[classOf(number) + 1]++;
        }
        for (int i = 1; i <= CLASSES; i++) {
            starts[i] += starts[i - 1];
        }
        int[] order = new int[size];
        for (int number = 0; number < size; number++) {
            order[starts[classOf(number)]++] = number;
        }
        return order;
    }

    private int classOf(int number) {
        int advance = 0;
        for (long rest = white[number]; rest != 0; rest &= rest - 1) {
            advance += Long.numberOfTrailingZeros(rest) >>> 3;
        }
        for (long rest = black[number]; rest != 0; rest &= rest - 1) {
            advance += 7 - (Long.numberOfTrailingZeros(rest) >>> 3);
        }
        return Long.bitCount(white[number] | black[number]) * (MOST_ADVANCE + 1) + MOST_ADVANCE - advance;
    }

    private int place(long whitePawns, long blackPawns) {
        long mixed = whitePawns * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 31) + blackPawns;
        mixed *= 0xD6E8FEB86659FD93L;
        int mask = places.length - 1;
        int place = (int) (mixed >>> 32) & mask;
        while (places[place] != 0) {
            int number = places[place] - 1;
            if (white[number] == whitePawns && black[number] == blackPawns) {
                return place;
            }
            place = place + 1 & mask;
        }
        return place;
    }

    private void grow() {
        white = Arrays.copyOf(white, 2 * size);
        black = Arrays.copyOf(black, 2 * size);
        rehash(2 * places.length);
    }

    private void rehash(int length) {
        places = new int[length];
        for (int number = 0; number < size; number++) {
            places[place(white[number], black[number])] = number + 1;
        }
    }
}
