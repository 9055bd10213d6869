package io.github.kingfell.tables.outcome;

import io.github.kingfell.rules.Hot;

/**
 * What outcome is likely in a context: the likeliest, how likely it is, the next one, and how likely that is among the
 * rest. The context of a cell is the outcomes of four neighbours, the last outcome in the tile at a cell with the same
 * features, and the features of a {@link TileRow}.
 */
@Hot
final class TileModel {
    /** The number of features' values. */
    static final int FEATURES = 32;

    /** The outcome of the last cell with the same features where there is none. */
    static final int NO_OUTCOME = OutcomeCode.COUNT;

    static final int CONTEXTS = OutcomeCode.COUNT
            * OutcomeCode.COUNT
            * OutcomeCode.COUNT
            * OutcomeCode.COUNT
            * (OutcomeCode.COUNT + 1)
            * FEATURES;

    /** Probabilities are parts of this. */
    static final int WHOLE = 1 << 16;

    /** Of an outcome that is neither of the two likeliest, and of a context that no example had. */
    static final int UNUSUAL = WHOLE / 16 * 15;

    private static final int SECOND_BITS = 3;
    private static final int FIRST = (1 << SECOND_BITS) - 1;
    private static final int RARELY = WHOLE - 4;

    /** By context: the likeliest outcome, and the next one. */
    private final byte[] likely = new byte[CONTEXTS];

    /** By context: how likely the first is, and how likely the second is where it is not the first. */
    private final char[] firsts = new char[CONTEXTS];

    private final char[] seconds = new char[CONTEXTS];

    /** Creates a model that expects every cell to be as its nearest neighbour. */
    TileModel() {
        for (int context = 0; context < CONTEXTS; context++) {
            int near = context / (CONTEXTS / OutcomeCode.COUNT);
            put(context, near, near == OutcomeCode.DRAW ? OutcomeCode.LOSS : OutcomeCode.DRAW, UNUSUAL, UNUSUAL);
        }
    }

    static int context(int one, int two, int three, int four, int same, int features) {
        return ((((one * OutcomeCode.COUNT + two) * OutcomeCode.COUNT + three) * OutcomeCode.COUNT + four)
                                        * (OutcomeCode.COUNT + 1)
                                + same)
                        * FEATURES
                | features;
    }

    void put(int context, int first, int second, int ofFirst, int ofSecond) {
        likely[context] = (byte) (first | second << SECOND_BITS);
        firsts[context] = (char) ofFirst;
        seconds[context] = (char) ofSecond;
    }

    /** Sets a context from the number of times that each outcome was seen in it. */
    void learn(int context, int[] counts, int from) {
        int first = 0;
        int all = 0;
        for (int outcome = 0; outcome < OutcomeCode.COUNT; outcome++) {
            all += counts[from + outcome];
            first = counts[from + outcome] > counts[from + first] ? outcome : first;
        }
        int second = first == 0 ? 1 : 0;
        for (int outcome = 0; outcome < OutcomeCode.COUNT; outcome++) {
            boolean more = counts[from + outcome] > counts[from + second];
            second = outcome != first && more ? outcome : second;
        }
        if (all > 0) {
            int others = all - counts[from + first];
            put(context, first, second, part(counts[from + first], all), part(counts[from + second], others));
        }
    }

    /** Returns the probability of what was seen so often, as a part of {@link #WHOLE}. */
    private static int part(int seen, int all) {
        double estimate = (seen + 0.4) / (all + 0.5);
        return Math.max(WHOLE / 16, Math.min(RARELY, (int) (WHOLE * estimate)));
    }

    int first(int context) {
        return likely[context] & FIRST;
    }

    int second(int context) {
        return likely[context] >> SECOND_BITS;
    }

    int ofFirst(int context) {
        return firsts[context];
    }

    int ofSecond(int context) {
        return seconds[context];
    }

    /** Returns the first outcome from one on that is neither of the two likeliest. */
    int other(int context, int from) {
        int outcome = from;
        while (outcome == first(context) || outcome == second(context)) {
            outcome++;
        }
        return outcome;
    }

    /** Returns the likeliest outcome of a set of bits. */
    int likeliest(int context, int allowed) {
        if ((allowed >> first(context) & 1) != 0) {
            return first(context);
        }
        return (allowed >> second(context) & 1) != 0 ? second(context) : Integer.numberOfTrailingZeros(allowed);
    }
}
