package io.github.kingfell.engine.forcing.growth;

/** Bounds of the values of positions, by key. */
final class ValueBounds extends PositionTable {
    /** No value. */
    static final int UNKNOWN = Integer.MIN_VALUE;

    private final int least;
    private final int most;
    private int[] low = new int[SMALLEST];
    private int[] high = new int[SMALLEST];

    /**
     * @param least the least value
     * @param most the greatest value
     */
    ValueBounds(int least, int most) {
        this.least = least;
        this.most = most;
    }

    /** Returns a bound that puts the value outside the window, or on its edge; {@link #UNKNOWN} when there is none. */
    int outside(long wanted, int windowLow, int windowHigh) {
        int place = find(wanted);
        if (place == NOWHERE) {
            return UNKNOWN;
        }
        if (low[place] >= windowHigh) {
            return low[place];
        }
        return high[place] <= windowLow ? high[place] : UNKNOWN;
    }

    /** Stores the value that a search with a window has found; outside the window it is a bound. */
    void store(long wanted, int value, int windowLow, int windowHigh) {
        int place = insert(wanted);
        if (value > windowLow) {
            low[place] = Math.max(low[place], value);
        }
        if (value < windowHigh) {
            high[place] = Math.min(high[place], value);
        }
    }

    /** Removes the bounds of a key. */
    void forget(long wanted) {
        reset(insert(wanted));
    }

    @Override
    void reset(int place) {
        low[place] = least;
        high[place] = most;
    }

    @Override
    void move(int[] to, int size) {
        low = moved(low, to, size);
        high = moved(high, to, size);
    }
}
