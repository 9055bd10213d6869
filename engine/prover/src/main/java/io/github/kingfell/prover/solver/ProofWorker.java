package io.github.kingfell.prover.solver;

/**
 * One thread's part in a search for mates. The first worker is the {@link MateSearch} itself; {@link MateSearch#worker}
 * makes further ones. All of them share the proof table, and each reports the mate that it proves.
 */
public interface ProofWorker {
    /**
     * Continues the search on the calling thread, and books the nodes with the search's control.
     *
     * @param nodes how many to visit, approximately
     */
    void advance(long nodes);

    /** Returns whether the search has nothing left to find. */
    boolean isFinished();

    /** Returns the nodes that this worker has visited so far. */
    long nodes();
}
