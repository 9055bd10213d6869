package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;

/**
 * Two numbers of 16 bits in one {@code int}, {@code high * 65536 + low}: adding pairs adds both, as long as either sum
 * keeps to 16 bits, so half the memory is read and half the additions are made. In a row of values, one of the first
 * half goes with one of the second.
 */
@Hot
final class Pairs {
    private static final int BITS = 16;
    private static final int ROUND = 1 << BITS - 1;

    private Pairs() {}

    static int low(int pair) {
        return pair << BITS >> BITS;
    }

    static int high(int pair) {
        return pair + ROUND >> BITS;
    }

    /** A row of values, of even length, in pairs. */
    static int[] of(int[] values) {
        int half = values.length / 2;
        int[] pairs = new int[half];
        for (int i = 0; i < half; i++) {
            pairs[i] = (values[half + i] << BITS) + values[i];
        }
        return pairs;
    }

    /** The values that {@link #of} made pairs of. */
    static int[] values(int[] pairs) {
        int[] values = new int[2 * pairs.length];
        for (int i = 0; i < pairs.length; i++) {
            values[i] = low(pairs[i]);
            values[pairs.length + i] = high(pairs[i]);
        }
        return values;
    }
}
