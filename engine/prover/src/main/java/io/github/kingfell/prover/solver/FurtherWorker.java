package io.github.kingfell.prover.solver;

import io.github.kingfell.search.SearchControl;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * The worker of an additional thread. It searches the same line with the same transposition table as the first worker,
 * but away from that worker's path. The first worker finds its results in the table.
 */
final class FurtherWorker implements ProofWorker {
    /** A pause while there is nothing to search: the first worker is writing a proof or is about to end. */
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
            mating = current.mating().worker();
            mated = current.mated().worker();
        }
        MateSolver.Worker worker = current.leansToOther() ? mated : mating;
        long visited = worker == null ? 0 : worker.advance(wanted, control);
        nodes.addAndGet(visited);
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
