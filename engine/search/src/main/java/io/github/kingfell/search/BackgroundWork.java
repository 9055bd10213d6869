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
 * Work that outlasts a search: certificates that are read and judged, tables that are built. One thread of low priority
 * does it, job after job, and goes on from move to move: in the opponent's time, and in the engine's own as far as the
 * engine has threads to spare. With a single thread the work is {@link #hold held} while a search runs, and the search
 * {@link #lend lends} it some of its time: so never more threads are at work than the user allows.
 */
public final class BackgroundWork implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BackgroundWork.class);

    /** How long a lender sleeps before it asks again whether it has got enough. */
    private static final long LOOK_MILLIS = 1;

    /** One piece of work. */
    @FunctionalInterface
    public interface Job {
        /**
         * Does the work, or a part of it.
         *
         * @param cancelled to be asked every few milliseconds: waits while the work is held; true when it is to end
         */
        void run(BooleanSupplier cancelled);
    }

    private record Order(Object key, Job job, boolean isUrgent) {}

    private final Deque<Order> urgent = new ArrayDeque<>();

    /** What is done when nothing urgent is, and not in time that is lent. */
    private final Deque<Order> other = new ArrayDeque<>();

    private @Nullable Order underWay;

    /** Of what waits or is being done. */
    private final Set<Object> keys = new HashSet<>();

    private boolean begun;
    private boolean held;
    private boolean lent;
    private boolean closed;

    /** Orders a job, unless one of the same key waits or is being done. */
    public void order(Object key, Job job) {
        add(new Order(key, job, true));
    }

    /**
     * Orders a job for when nothing else is to be done. It is cancelled when something urgent is ordered, and begun
     * again after that; no search lends it time.
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

    @SuppressWarnings("ThreadPriorityCheck") // nothing relies on it: where the system honours it, others go first
    private void begin() {
        Thread thread = new Thread(this::work, "background");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    }

    /** True when nothing waits and nothing is being done. */
    public synchronized boolean isIdle() {
        return keys.isEmpty();
    }

    /** Forgets what is urgent and has not been begun. */
    public synchronized void forgetWaiting() {
        urgent.forEach(order -> keys.remove(order.key()));
        urgent.clear();
    }

    /** From now on the work goes on only while time is lent to it. */
    public synchronized void hold() {
        held = true;
    }

    /** Ends {@link #hold}. */
    public synchronized void release() {
        held = false;
        notifyAll();
    }

    /**
     * Waits while the work goes on, as far as it is urgent.
     *
     * @param untilMillis on the clock of the search that waits, which may also be told to stop
     * @param enough true when the caller has got what it waits for
     */
    public void lend(SearchControl control, long untilMillis, BooleanSupplier enough) {
        long left = untilMillis - control.clock().elapsedOnClock();
        if (left > 0) {
            lend(TimeUnit.MILLISECONDS.toNanos(left), () -> enough.getAsBoolean() || control.stopRequested());
        }
    }

    /**
     * The same without a clock.
     *
     * @param nanos at most so long
     * @param enough true when the caller has got what it waits for, or may wait no longer
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
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
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

    /** True when work may go on. */
    private boolean isFree(boolean ifUrgent) {
        return !held || lent && ifUrgent;
    }

    private boolean isUrgent() {
        return !urgent.isEmpty() || underWay != null && underWay.isUrgent();
    }
}
