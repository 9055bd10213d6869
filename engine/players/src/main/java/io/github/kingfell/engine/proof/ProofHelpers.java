package io.github.kingfell.engine.proof;

import io.github.kingfell.engine.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Threads that help a {@link MateSearch} until they are closed or the control says stop. */
final class ProofHelpers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ProofHelpers.class);

    /** Nodes between two looks whether the help is still wanted. */
    private static final long SLICE = 4_096;

    /** A pause while there is nothing to help with: the search writes a proof, or is about to end. */
    private static final long PAUSE_NANOS = TimeUnit.MICROSECONDS.toNanos(50);

    private final SearchControl control;
    private final List<ProofHelper> helpers = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean closed;

    ProofHelpers(MateSearch search, int count, SearchControl control) {
        this.control = control;
        for (int i = 0; i < count; i++) {
            ProofHelper helper = search.helper();
            Thread thread = new Thread(() -> help(helper), "prover " + (i + 2));
            thread.setDaemon(true);
            helpers.add(helper);
            threads.add(thread);
        }
        threads.forEach(Thread::start);
    }

    private void help(ProofHelper helper) {
        try {
            while (!closed && !control.stopRequested()) {
                if (helper.advance(SLICE) == 0) {
                    LockSupport.parkNanos(PAUSE_NANOS);
                }
            }
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            LOG.error("a helper of the prover failed; the others go on", e);
        }
    }

    /** Nodes of all helpers so far. */
    long nodes() {
        return helpers.stream().mapToLong(ProofHelper::nodes).sum();
    }

    /** Ends the help and waits for the threads. */
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
