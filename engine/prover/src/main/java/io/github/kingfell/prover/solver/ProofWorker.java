package io.github.kingfell.prover.solver;

/**
 * One thread's part in a search for mates. The first worker is the {@link MateSearch} itself, which alone tells what is
 * proved; {@link MateSearch#worker} makes further ones. All of them share the proof table.
 */
public interface ProofWorker {
    /**
     * Searches on, on the calling thread, and books the nodes with the search's control.
     *
     * @param nodes how many to visit, more or less
     */
    void advance(long nodes);

    /** True when the search has nothing left to find. */
    boolean isFinished();

    /** Nodes that this worker has visited so far. */
    long nodes();
}
