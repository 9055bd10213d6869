package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.search.SearchControl;

/**
 * Another thread's part in a {@link ProofRun}: it searches what the run is searching, in the same table, and keeps away
 * from the run's path. What it finds the run meets in the table; results come from the run alone.
 */
public final class ProofHelper {
    private final ProofRun run;
    private final MateSolver.Helper mating;
    private final MateSolver.Helper mated;
    private final SearchControl control;
    private long nodes;

    ProofHelper(ProofRun run, MateSolver.Helper mating, MateSolver.Helper mated, SearchControl control) {
        this.run = run;
        this.mating = mating;
        this.mated = mated;
        this.control = control;
    }

    /**
     * Searches on, on the calling thread, booking the nodes with the run's control.
     *
     * @param wanted nodes to visit, more or less
     * @return nodes visited; 0 when there is nothing to help with
     */
    public long advance(long wanted) {
        long visited = (run.isAboutOther() ? mated : mating).advance(wanted, control);
        nodes += visited;
        return visited;
    }

    /** Nodes visited so far. */
    public long nodes() {
        return nodes;
    }
}
