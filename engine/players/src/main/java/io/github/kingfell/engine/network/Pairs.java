package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;

/**
 * Two 16-bit numbers in one {@code int}, {@code high * 65536 + low}. Adding pairs adds both, as long as each sum fits
 * into 16 bits; this halves the memory traffic and the additions. In a row of values, each value of the first half is
 * paired with one of the second.
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

    /** Returns a row of values, of even length, as pairs. */
    static int[] of(int[] values) {
        int half = values.length / 2;
        int[] pairs = new int[half];
        for (int i = 0; i < half; i++) {
            pairs[i] = (values[half + i] << BITS) + values[i];
        }
        return pairs;
    }

    /** Returns the values of pairs made by {@link #of}. */
    static int[] values(int[] pairs) {
        int[] values = new int[2 * pairs.length];
        for (int i = 0; i < pairs.length; i++) {
            values[i] = low(pairs[i]);
            values[pairs.length + i] = high(pairs[i]);
        }
        return values;
    }
}
