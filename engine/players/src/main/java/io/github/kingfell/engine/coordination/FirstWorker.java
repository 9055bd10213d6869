package io.github.kingfell.engine.coordination;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.solver.MateSearch;
import io.github.kingfell.prover.solver.ProofWorker;
import io.github.kingfell.search.SearchTask;
import org.jspecify.annotations.Nullable;

/**
 * The first worker of the mate search beside alpha-beta. It starts the mate search at its first turn, and ends both
 * searches when nothing is left to prove.
 */
final class FirstWorker implements ProofWorker {
    private final ProofNumberPlayer prover;
    private final SearchTask task;
    private volatile @Nullable MateSearch begun;

    /**
     * Creates a worker. It costs nothing before the first {@link #advance}: in fast games most searches never get
     * there.
     */
    FirstWorker(ProofNumberPlayer prover, SearchTask task) {
        this.prover = prover;
        this.task = task;
    }

    /** Returns a worker for one more thread. */
    ProofWorker further() {
        return search().worker();
    }

    @Override
    public void advance(long nodes) {
        search().advance(nodes);
        endIfProved();
    }

    /** Ends both searches if nothing is left to prove. A further worker may have proved the last thing. */
    void endIfProved() {
        MateSearch search = begun;
        if (search != null && search.isFinished() && search.isShortestProved()) {
            task.control().finish();
        }
    }

    @Override
    public boolean isFinished() {
        MateSearch search = begun;
        return search != null && search.isFinished();
    }

    @Override
    public long nodes() {
        MateSearch search = begun;
        return search == null ? 0 : search.nodes();
    }

    private synchronized MateSearch search() {
        MateSearch search = begun;
        if (search == null) {
            search = prover.begin(task);
            begun = search;
        }
        return search;
    }
}
