package io.github.kingfell.engine.route;

import io.github.kingfell.search.TimeBudget;

/** Decides whether the prover gets a part of the time for a move, beside alpha-beta. */
public final class Effort {
    /** With less time than this the prover could not even start. */
    private static final long LEAST_MILLIS_FOR_PROVER = 50;

    private Effort() {}

    /**
     * Returns true when the prover works beside alpha-beta.
     *
     * @param proverShare of the route, in percent
     */
    public static boolean allowsProver(int proverShare, TimeBudget budget) {
        return proverShare > 0 && budget.hard() >= LEAST_MILLIS_FOR_PROVER;
    }
}
