package io.github.kingfell.lab.experiment;

/**
 * The results of both programs in one position.
 *
 * @param id of the position in its suite
 * @param published who solved it in 1994
 */
record Trial(String id, Solvers published, Attempt prover, Attempt duck) {
    Solvers measured() {
        return Solvers.of(prover.isSolved(), duck.isSolved());
    }

    /** Returns DUCK's nodes divided by PROVER's. */
    double factor() {
        return duck.nodes() / (double) Math.max(1, prover.nodes());
    }
}
