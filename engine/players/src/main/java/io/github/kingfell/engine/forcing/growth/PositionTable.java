package io.github.kingfell.engine.forcing.growth;

import java.util.Arrays;

/**
 * A hash table of positions, by key, with open addressing. It maps a position to a slot; subclasses store the values of
 * the slots in parallel arrays. It grows with its content. Entries of earlier rounds are recognised by their number.
 * Slots are valid until the next {@link #insert}.
 */
abstract class PositionTable {
    static final int SMALLEST = 1 << 10;

    /** The position has no slot. */
    static final int NOWHERE = -1;

    private long[] key = new long[SMALLEST];
    private int[] roundOf = new int[SMALLEST];
    private int round = 1;
    private int stored;

    /** Removes all entries. */
    final void clear() {
        round++;
        stored = 0;
    }

    /** Returns the slot of a position, {@link #NOWHERE} when it has none. */
    final int find(long wanted) {
        int place = place(wanted);
        return roundOf[place] == round ? place : NOWHERE;
    }

    /** Returns the slot of a position, and makes one when there is none. */
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

    /** Resets a slot to that of a new position without values. */
    abstract void reset(int place);

    /**
     * Moves the entries of all arrays to other slots.
     *
     * @param to the new slot by the old one, {@link #NOWHERE} for entries that are removed; handed on to {@code moved}
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

    /** Returns the slot of a position, or the one where it would be inserted. */
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
