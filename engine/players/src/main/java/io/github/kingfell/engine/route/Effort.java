package io.github.kingfell.engine.route;

import io.github.kingfell.engine.search.TimeBudget;

/** What the time for a move is spent on beside the player that has the move. */
public final class Effort {
    /** With less time than this the prover could not even begin. */
    private static final long LEAST_MILLIS_FOR_PROVER = 50;

    /** After a move of the book, one part in this many of the time may go into an exact table. */
    private static final int TABLE_SHARE = 4;

    private Effort() {}

    /**
     * Whether the prover works beside alpha-beta.
     *
     * @param proverShare of the route, in percent
     */
    public static boolean allowsProver(int proverShare, TimeBudget budget) {
        return proverShare > 0 && budget.hard() >= LEAST_MILLIS_FOR_PROVER;
    }

    /** Milliseconds for a table that is being built, once the book has moved. */
    public static long millisForTable(TimeBudget budget) {
        return budget.hard() / TABLE_SHARE;
    }
}
