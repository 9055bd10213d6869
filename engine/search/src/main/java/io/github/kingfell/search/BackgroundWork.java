package io.github.kingfell.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Work that outlasts a search: reading and judging certificates, building tables. One thread of low priority runs it,
 * job after job, and continues from move to move. It runs in the opponent's time, and in the engine's own time if a
 * thread is free. With a single thread the work is {@link #hold held} while a search runs, and the search {@link #lend
 * lends} it some of its time. So there are never more active threads than the user allows.
 */
public final class BackgroundWork implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BackgroundWork.class);

    /** Time that a lender sleeps before it checks again whether it has enough. */
    private static final long LOOK_MILLIS = 1;

    /** One piece of work. */
    @FunctionalInterface
    public interface Job {
        /**
         * Does the work, or a part of it.
         *
         * @param cancelled must be polled every few milliseconds; it waits while the work is held, and returns true
         *     when the job must end
         */
        void run(BooleanSupplier cancelled);
    }

    private record Order(Object key, Job job, boolean isUrgent) {}

    private final Deque<Order> urgent = new ArrayDeque<>();

    /** Jobs that run when no urgent one is there, and never in lent time. */
    private final Deque<Order> other = new ArrayDeque<>();

    private @Nullable Order underWay;

    /** The keys of the jobs that wait or run. */
    private final Set<Object> keys = new HashSet<>();

    private boolean begun;
    private boolean held;
    private boolean lent;
    private boolean closed;

    /** Orders a job, unless one with the same key waits or runs. */
    public void order(Object key, Job job) {
        add(new Order(key, job, true));
    }

    /**
     * Orders a job for idle time. An urgent order cancels it, and it begins again afterwards; no search lends it time.
     */
    public void orderWhenIdle(Object key, Job job) {
        add(new Order(key, job, false));
    }

    private synchronized void add(Order order) {
        if (closed || !keys.add(order.key())) {
            return;
        }
        (order.isUrgent() ? urgent : other).add(order);
        if (!begun) {
            begun = true;
            begin();
        }
        notifyAll();
    }

    @SuppressWarnings("ThreadPriorityCheck") // where the system ignores the priority, nothing breaks
    private void begin() {
        Thread thread = new Thread(this::work, "background");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    }

    /** Returns whether no job waits or runs. */
    public synchronized boolean isIdle() {
        return keys.isEmpty();
    }

    /** Removes the urgent jobs that have not begun. */
    public synchronized void forgetWaiting() {
        urgent.forEach(order -> keys.remove(order.key()));
        urgent.clear();
    }

    /** Holds the work: from now on it runs only in time that is lent to it. */
    public synchronized void hold() {
        held = true;
    }

    /** Ends {@link #hold}. */
    public synchronized void release() {
        held = false;
        notifyAll();
    }

    /**
     * Waits while the urgent work runs.
     *
     * @param untilMillis on the clock of the waiting search, which a stop also ends
     * @param enough returns true when the caller has what it waits for
     */
    public void lend(SearchControl control, long untilMillis, BooleanSupplier enough) {
        long left = untilMillis - control.clock().elapsedOnClock();
        if (left > 0) {
            lend(TimeUnit.MILLISECONDS.toNanos(left), () -> enough.getAsBoolean() || control.stopRequested());
        }
    }

    /**
     * Waits in the same way, without a clock.
     *
     * @param nanos the longest wait
     * @param enough returns true when the caller has what it waits for, or may wait no longer
     */
    public synchronized void lend(long nanos, BooleanSupplier enough) {
        long end = System.nanoTime() + nanos;
        lent = true;
        notifyAll();
        try {
            while (!closed && isUrgent() && System.nanoTime() < end && !enough.getAsBoolean()) {
                TimeUnit.MILLISECONDS.timedWait(this, LOOK_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lent = false;
        }
    }

    /** Ends the work. */
    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
    }

    private void work() {
        for (Order next = next(); next != null; next = next()) {
            Order order = next;
            try {
                order.job().run(() -> isCancelled(order));
            } catch (RuntimeException | Error e) {
                LOG.error("background work failed: {}", order.key(), e);
            }
            done(order);
        }
    }

    private synchronized @Nullable Order next() {
        try {
            while (!closed && !(isFree(true) && !urgent.isEmpty()) && !(isFree(false) && !other.isEmpty())) {
                wait();
            }
        } catch (InterruptedException e) {
            closed = true;
        }
        underWay = closed ? null : urgent.isEmpty() ? other.poll() : urgent.poll();
        return underWay;
    }

    private synchronized void done(Order order) {
        underWay = null;
        if (givesWay(order)) {
            other.addFirst(order);
        } else {
            keys.remove(order.key());
        }
        notifyAll();
    }

    private synchronized boolean isCancelled(Order order) {
        try {
            while (!closed && !givesWay(order) && !isFree(order.isUrgent())) {
                wait();
            }
        } catch (InterruptedException e) {
            closed = true;
        }
        return closed || givesWay(order);
    }

    private boolean givesWay(Order order) {
        return !order.isUrgent() && !urgent.isEmpty();
    }

    /** Returns whether work may run. */
    private boolean isFree(boolean ifUrgent) {
        return !held || lent && ifUrgent;
    }

    private boolean isUrgent() {
        return !urgent.isEmpty() || underWay != null && underWay.isUrgent();
    }
}
