package io.github.kingfell.engine.route;

/**
 * How two or more threads are shared out between alpha-beta and the prover. Each has one thread at least; what the
 * prover is owed beyond its threads it gets on alpha-beta's, in turns.
 *
 * @param alphaBeta threads of alpha-beta
 * @param provers threads of the prover
 * @param proverTurns percentage of alpha-beta's one thread that goes to the prover; 0 when it has more than one
 */
public record ThreadShares(int alphaBeta, int provers, int proverTurns) {
    /**
     * @param threads at least 2
     * @param proverShare percentage of all work that goes to the prover, 0..99
     */
    public static ThreadShares of(int threads, int proverShare) {
        int wanted = threads * (100 - proverShare);
        int alphaBeta = Math.max(1, Math.min(threads - 1, Math.round(wanted / 100f)));
        return new ThreadShares(alphaBeta, threads - alphaBeta, Math.max(0, alphaBeta == 1 ? 100 - wanted : 0));
    }

    /** The prover's work for each piece of alpha-beta's on alpha-beta's thread. */
    public double turnsRatio() {
        return proverTurns / (100.0 - proverTurns);
    }
}
