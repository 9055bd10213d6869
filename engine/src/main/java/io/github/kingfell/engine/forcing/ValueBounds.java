package io.github.kingfell.engine.forcing;

import java.util.Arrays;

/**
 * Bounds of the values of positions, by key. Open addressing; grows with what is stored. Entries of earlier searches are
 * told by their number.
 */
final class ValueBounds {
    /** No value. */
    static final int UNKNOWN = Integer.MIN_VALUE;

    private static final int SMALLEST = 1 << 10;

    private final int least;
    private final int most;
    private long[] key = new long[SMALLEST];
    private int[] low = new int[SMALLEST];
    private int[] high = new int[SMALLEST];
    private int[] searchOf = new int[SMALLEST];
    private int search;
    private int stored;

    /** All values lie between these. */
    ValueBounds(int least, int most) {
        this.least = least;
        this.most = most;
    }

    /** Forgets everything. */
    void clear() {
        search++;
        stored = 0;
    }

    /** A bound that shows the value to lie outside of a window, or on its edge; {@link #UNKNOWN} when none does. */
    int outside(long wanted, int windowLow, int windowHigh) {
        int place = place(wanted);
        if (searchOf[place] != search) {
            return UNKNOWN;
        }
        if (low[place] >= windowHigh) {
            return low[place];
        }
        return high[place] <= windowLow ? high[place] : UNKNOWN;
    }

    /** The place of a key, made when there is none. */
    private int insert(long wanted) {
        int place = place(wanted);
        if (searchOf[place] == search) {
            return place;
        }
        if (++stored > key.length / 2) {
            grow();
            place = place(wanted);
        }
        put(place, wanted, least, most);
        return place;
    }

    /** Keeps the value that a search with a window has found; outside of the window it is a bound. */
    void store(long wanted, int value, int windowLow, int windowHigh) {
        int place = insert(wanted);
        if (value > windowLow) {
            low[place] = Math.max(low[place], value);
        }
        if (value < windowHigh) {
            high[place] = Math.min(high[place], value);
        }
    }

    /** Takes the bounds of a key back. */
    void forget(long wanted) {
        put(insert(wanted), wanted, least, most);
    }

    private void put(int place, long itsKey, int itsLow, int itsHigh) {
        key[place] = itsKey;
        low[place] = itsLow;
        high[place] = itsHigh;
        searchOf[place] = search;
    }

    private int place(long wanted) {
        int mask = key.length - 1;
        int place = (int) (wanted ^ wanted >>> 32) & mask;
        while (searchOf[place] == search && key[place] != wanted) {
            place = place + 1 & mask;
        }
        return place;
    }

    private void grow() {
        long[] oldKey = key;
        int[] oldLow = low;
        int[] oldHigh = high;
        int[] oldSearchOf = searchOf;
        int size = 4 * key.length;
        key = new long[size];
        low = new int[size];
        high = new int[size];
        searchOf = new int[size];
        Arrays.fill(searchOf, search - 1);
        for (int old = 0; old < oldKey.length; old++) {
            if (oldSearchOf[old] == search) {
                put(place(oldKey[old]), oldKey[old], oldLow[old], oldHigh[old]);
            }
        }
    }
}
