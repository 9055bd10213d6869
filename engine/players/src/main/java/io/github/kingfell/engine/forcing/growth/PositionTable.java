package io.github.kingfell.engine.forcing.growth;

import java.util.Arrays;

/**
 * Finds places for positions, by key; what is known of them stands in parallel arrays of the subclass. Open addressing;
 * grows with what is stored. Entries of earlier rounds are told by their number. Places are good until the next
 * {@link #insert}.
 */
abstract class PositionTable {
    static final int SMALLEST = 1 << 10;

    /** Nothing is known about a position. */
    static final int NOWHERE = -1;

    private long[] key = new long[SMALLEST];
    private int[] roundOf = new int[SMALLEST];
    private int round;
    private int stored;

    /** Forgets everything. */
    final void clear() {
        round++;
        stored = 0;
    }

    /** The place of a position, {@link #NOWHERE} when nothing is known about it. */
    final int find(long wanted) {
        int place = place(wanted);
        return roundOf[place] == round ? place : NOWHERE;
    }

    /** The place of a position, made when there is none. */
    final int insert(long wanted) {
        int place = place(wanted);
        if (roundOf[place] == round) {
            return place;
        }
        if (++stored > key.length / 2) {
            grow();
            place = place(wanted);
        }
        key[place] = wanted;
        roundOf[place] = round;
        reset(place);
        return place;
    }

    /** Makes a place that of a position about which nothing is known. */
    abstract void reset(int place);

    /**
     * Takes the entries of all arrays to other places.
     *
     * @param to by old place the new one, {@link #NOWHERE} for entries that are forgotten; to be handed to
     *     {@code moved}
     * @param size of the new arrays
     */
    abstract void move(int[] to, int size);

    static long[] moved(long[] from, int[] to, int size) {
        long[] moved = new long[size];
        for (int old = 0; old < from.length; old++) {
            if (to[old] != NOWHERE) {
                moved[to[old]] = from[old];
            }
        }
        return moved;
    }

    static int[] moved(int[] from, int[] to, int size) {
        int[] moved = new int[size];
        for (int old = 0; old < from.length; old++) {
            if (to[old] != NOWHERE) {
                moved[to[old]] = from[old];
            }
        }
        return moved;
    }

    static byte[] moved(byte[] from, int[] to, int size) {
        byte[] moved = new byte[size];
        for (int old = 0; old < from.length; old++) {
            if (to[old] != NOWHERE) {
                moved[to[old]] = from[old];
            }
        }
        return moved;
    }

    /** Where a position is, or where it would go. */
    private int place(long wanted) {
        int mask = key.length - 1;
        int place = (int) (wanted ^ wanted >>> 32) & mask;
        while (roundOf[place] == round && key[place] != wanted) {
            place = place + 1 & mask;
        }
        return place;
    }

    private void grow() {
        long[] oldKey = key;
        int[] oldRoundOf = roundOf;
        int size = 4 * oldKey.length;
        key = new long[size];
        roundOf = new int[size];
        Arrays.fill(roundOf, round - 1);
        int[] to = new int[oldKey.length];
        for (int old = 0; old < to.length; old++) {
            to[old] = NOWHERE;
            if (oldRoundOf[old] == round) {
                to[old] = place(oldKey[old]);
                key[to[old]] = oldKey[old];
                roundOf[to[old]] = round;
            }
        }
        move(to, size);
    }
}
