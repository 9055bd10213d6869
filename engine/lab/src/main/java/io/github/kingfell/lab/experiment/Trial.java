package io.github.kingfell.lab.experiment;

/**
 * Both programs at one position.
 *
 * @param id of the position in its suite
 * @param published who solved it in 1994
 */
record Trial(String id, Solvers published, Attempt prover, Attempt duck) {
    Solvers measured() {
        return Solvers.of(prover.isSolved(), duck.isSolved());
    }

    /** How many times PROVER's nodes DUCK needed. */
    double factor() {
        return duck.nodes() / (double) Math.max(1, prover.nodes());
    }
}
