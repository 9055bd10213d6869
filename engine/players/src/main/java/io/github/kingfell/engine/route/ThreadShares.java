package io.github.kingfell.engine.route;

/**
 * The division of two or more threads between alpha-beta and the prover. Each has at least one thread. What the prover
 * is owed beyond its threads it gets by turns on alpha-beta's thread.
 *
 * @param alphaBeta threads of alpha-beta
 * @param provers threads of the prover
 * @param proverTurns percentage of alpha-beta's one thread that goes to the prover; 0 when alpha-beta has more than one
 */
public record ThreadShares(int alphaBeta, int provers, int proverTurns) {
    /**
     * Divides the threads.
     *
     * @param threads at least 2
     * @param proverShare percentage of all work that goes to the prover, 0..99
     */
    public static ThreadShares of(int threads, int proverShare) {
        int wanted = threads * (100 - proverShare);
        int alphaBeta = Math.max(1, Math.min(threads - 1, Math.round(wanted / 100f)));
        return new ThreadShares(alphaBeta, threads - alphaBeta, Math.max(0, alphaBeta == 1 ? 100 - wanted : 0));
    }

    /** Returns the prover's effort for each unit of alpha-beta's on alpha-beta's thread. */
    public double turnsRatio() {
        return proverTurns / (100.0 - proverTurns);
    }
}
