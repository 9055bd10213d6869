package io.github.kingfell.prover.solver;

import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The threads of further workers of a {@link MateSearch}. They work until they are closed or the control stops them.
 */
public final class WorkerThreads implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WorkerThreads.class);

    /** Nodes between two checks whether the work is still wanted. */
    private static final long SLICE = 4_096;

    private final SearchControl control;
    private final List<ProofWorker> workers = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean closed;

    public WorkerThreads(MateSearch search, int count, SearchControl control) {
        this.control = control;
        for (int i = 0; i < count; i++) {
            ProofWorker worker = search.worker();
            Thread thread = new Thread(() -> run(worker), "prover " + (i + 2));
            thread.setDaemon(true);
            workers.add(worker);
            threads.add(thread);
        }
        threads.forEach(Thread::start);
    }

    private void run(ProofWorker worker) {
        try {
            while (!closed && !control.stopRequested()) {
                worker.advance(SLICE);
            }
        } catch (RuntimeException | Error e) {
            LOG.error("a thread of the prover failed; the other threads go on", e);
        }
    }

    /** Returns the nodes of all these workers so far. */
    long nodes() {
        return workers.stream().mapToLong(ProofWorker::nodes).sum();
    }

    /** Stops the workers and waits for their threads. */
    @Override
    public void close() {
        closed = true;
        boolean interrupted = false;
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
