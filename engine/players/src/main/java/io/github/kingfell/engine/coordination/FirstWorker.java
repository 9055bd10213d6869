package io.github.kingfell.engine.coordination;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.solver.MateSearch;
import io.github.kingfell.prover.solver.ProofWorker;
import io.github.kingfell.search.SearchTask;
import org.jspecify.annotations.Nullable;

/**
 * The first worker of the search for mates beside alpha-beta. It begins that search when it is first given nodes, and
 * ends both searches when nothing more is to be proved.
 */
final class FirstWorker implements ProofWorker {
    private final ProofNumberPlayer prover;
    private final SearchTask task;
    private volatile @Nullable MateSearch begun;

    /** Costs nothing before the first {@link #advance}: in fast games most searches never get there. */
    FirstWorker(ProofNumberPlayer prover, SearchTask task) {
        this.prover = prover;
        this.task = task;
    }

    /** A worker for one more thread. */
    ProofWorker further() {
        return search().worker();
    }

    @Override
    public void advance(long nodes) {
        MateSearch search = search();
        search.advance(nodes);
        if (search.isFinished() && search.isShortestProved()) {
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
