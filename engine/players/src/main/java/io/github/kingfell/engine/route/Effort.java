package io.github.kingfell.engine.route;

import io.github.kingfell.search.TimeBudget;

/** What the time for a move is spent on beside the player that has the move. */
public final class Effort {
    /** With less time than this the prover could not even begin. */
    private static final long LEAST_MILLIS_FOR_PROVER = 50;

    private Effort() {}

    /**
     * Whether the prover works beside alpha-beta.
     *
     * @param proverShare of the route, in percent
     */
    public static boolean allowsProver(int proverShare, TimeBudget budget) {
        return proverShare > 0 && budget.hard() >= LEAST_MILLIS_FOR_PROVER;
    }
}
