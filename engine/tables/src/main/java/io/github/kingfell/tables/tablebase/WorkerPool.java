package io.github.kingfell.tables.tablebase;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** Workers that share a range of numbers, slice by slice, each on a thread of its own. */
public final class WorkerPool<W> implements AutoCloseable {
    /** Numbers between two checks for cancellation: some milliseconds of work even before the code is compiled. */
    private static final int SLICE = 1024;

    /** A worker's task for a slice. */
    public interface Work<W> {
        void on(W worker, int from, int to);
    }

    private final List<W> workers;
    private final BooleanSupplier cancelled;
    private final ExecutorService helpers = Executors.newCachedThreadPool(WorkerPool::daemon);

    /** @param workers the calling thread works as the first of them */
    public WorkerPool(List<W> workers, BooleanSupplier cancelled) {
        this.workers = workers;
        this.cancelled = cancelled;
    }

    public List<W> workers() {
        return workers;
    }

    /**
     * Shares out the work and returns when all slices are done.
     *
     * @throws CancellationException when it was cancelled before
     */
    public void share(int size, Work<W> work) {
        share(size, SLICE, work);
    }

    /** Works like {@link #share(int, Work)} with slices of another size. */
    void share(int size, int slice, Work<W> work) {
        AtomicInteger next = new AtomicInteger();
        List<Future<?>> others = new ArrayList<>();
        for (W worker : workers.subList(1, workers.size())) {
            others.add(helpers.submit(() -> work(worker, size, slice, next, work)));
        }
        try {
            work(workers.get(0), size, slice, next, work);
        } finally {
            for (Future<?> other : others) {
                await(other);
            }
        }
        if (next.get() < size) {
            throw new CancellationException();
        }
    }

    private void work(W worker, int size, int slice, AtomicInteger next, Work<W> work) {
        while (!cancelled.getAsBoolean()) {
            int from = next.getAndAdd(slice);
            if (from >= size) {
                return;
            }
            work.on(worker, from, Math.min(size, from + slice));
        }
    }

    private static void await(Future<?> other) {
        boolean interrupted = false;
        while (true) {
            try {
                other.get();
                break;
            } catch (InterruptedException e) {
                // The helper thread still writes into what the caller owns, so it must end first.
                interrupted = true;
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        helpers.shutdown();
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "table");
        thread.setDaemon(true);
        return thread;
    }
}
