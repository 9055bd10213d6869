package io.github.kingfell.prover.solver;

import io.github.kingfell.search.SearchControl;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** The worker of an additional thread. It takes turns with the line that the first worker searches. */
final class FurtherWorker implements ProofWorker {
    /** A pause while there is nothing to search: the search is about to end, or beginning anew. */
    private static final long PAUSE_NANOS = TimeUnit.MICROSECONDS.toNanos(50);

    private final MateSearch search;
    private final SearchControl control;

    /** The line searched last, and the workers of its two solvers. */
    private @Nullable MateLine line;

    private MateSolver.@Nullable Worker mating;
    private MateSolver.@Nullable Worker mated;
    private final AtomicLong nodes = new AtomicLong();

    FurtherWorker(MateSearch search, SearchControl control) {
        this.search = search;
        this.control = control;
    }

    @Override
    public void advance(long wanted) {
        MateLine current = search.current();
        if (current != line) {
            line = current;
            List<MateSolver.Worker> workers = current.furtherWorkers();
            mating = workers.get(0);
            mated = workers.get(1);
        }
        MateSolver.Worker worker = current.next() == current.mated() ? mated : mating;
        long visited = worker == null ? 0 : worker.advance(Math.min(wanted, current.turn()), control);
        nodes.addAndGet(visited);
        search.tell();
        if (visited == 0) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
    }

    @Override
    public boolean isFinished() {
        return search.isFinished();
    }

    @Override
    public long nodes() {
        return nodes.get();
    }
}
