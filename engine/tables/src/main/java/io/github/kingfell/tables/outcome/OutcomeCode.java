package io.github.kingfell.tables.outcome;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;

/**
 * An outcome as the files have it, seen from the side to move. A win or a loss is late when the mate may take more than
 * fifty moves: whether the fifty-move rule spoils it is not known then.
 */
@Hot
final class OutcomeCode {
    static final int LOSS = 0;
    static final int DRAW = 1;
    static final int WIN = 2;
    static final int LATE_LOSS = 3;
    static final int LATE_WIN = 4;

    /** The number of outcomes. */
    static final int COUNT = 5;

    /** The most plies to mate of a win or loss that is not late. */
    static final int MOST_PLIES = 98;

    private static final int[] OPPOSITE = {WIN, DRAW, LOSS, LATE_WIN, LATE_LOSS};

    /** A rank, greater for what the side to move prefers. */
    private static final int[] RANK = {0, 2, 4, 1, 3};

    private static final int[] WDL = {
        WdlValues.LOSS, WdlValues.DRAW, WdlValues.WIN, WdlValues.UNKNOWN, WdlValues.UNKNOWN
    };

    /** Plies that compare as the outcomes do, for {@link io.github.kingfell.tables.EnPassant}. */
    private static final int[] PLIES = {0, ExactValues.DRAW, 1, 2 * MOST_PLIES, 2 * MOST_PLIES + 1};

    private OutcomeCode() {}

    /** @param plies as {@link ExactValues#plies}, a known value */
    static int of(int plies) {
        if (plies == ExactValues.DRAW) {
            return DRAW;
        }
        boolean late = plies > MOST_PLIES;
        return plies % 2 == 1 ? late ? LATE_WIN : WIN : late ? LATE_LOSS : LOSS;
    }

    static int plies(int outcome) {
        return PLIES[outcome];
    }

    /** Returns the outcome for the opponent. */
    static int opposite(int outcome) {
        return OPPOSITE[outcome];
    }

    static int better(int one, int other) {
        return RANK[one] >= RANK[other] ? one : other;
    }

    /** Returns the value under the fifty-move rule; unknown for a late outcome. */
    static int wdl(int outcome) {
        return WDL[outcome];
    }

    /**
     * Returns the outcomes that may be stored instead of one, as a set of bits: the reader takes the better one of what
     * is stored and of what a capture gives.
     *
     * @param capture the outcome of the best capture, negative for none
     */
    static int allowed(int outcome, int capture) {
        if (capture == WIN) {
            return (1 << COUNT) - 1;
        }
        int allowed = 1 << outcome;
        for (int other = 0; other < COUNT && capture == outcome; other++) {
            allowed |= RANK[other] <= RANK[capture] ? 1 << other : 0;
        }
        return allowed;
    }
}
