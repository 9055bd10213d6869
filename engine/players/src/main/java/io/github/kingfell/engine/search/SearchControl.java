package io.github.kingfell.engine.search;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Stop flag, deadline and node budget of one search, in one place. There are no timers: searchers poll.
 *
 * <p>A searcher asks {@link #poll} for a number of nodes it may visit unseen, visits them, and asks again, reporting how
 * many it has used. The batches are small enough for a stop to take effect within a few milliseconds and end exactly at
 * the node limit.
 */
public final class SearchControl {
    private static final int BATCH = 1024;

    /** The same when time is short. */
    private static final int SMALL_BATCH = 64;

    private static final long NANOS_PER_MILLI = 1_000_000;

    /** Another search that takes its turns inside the main one's polls, on the same thread. */
    @FunctionalInterface
    public interface Companion {
        void takeTurn();
    }

    private final TimeBudget budget;
    private final long nodeLimit;
    private final int batch;
    private final long begun = System.nanoTime();
    private final AtomicLong nodes = new AtomicLong();
    private final LongAdder tableHits = new LongAdder();
    private final AtomicBoolean pondering;
    private volatile long clockStarted = begun;
    private volatile long used;
    private volatile boolean stopped;
    private volatile boolean exhausted;
    private volatile boolean enough;
    private volatile boolean interrupted;
    private volatile @Nullable Attached attached;
    private volatile @Nullable Attached background;
    private boolean companionRuns;

    private record Attached(Companion companion, Thread thread) {}

    /**
     * @param budget counted from now, or from {@link #ponderHit} when pondering
     * @param nodeLimit over all searchers, 0 for none
     */
    public SearchControl(TimeBudget budget, long nodeLimit, boolean pondering) {
        this.budget = budget;
        this.nodeLimit = nodeLimit == 0 ? Long.MAX_VALUE : nodeLimit;
        batch = budget.isShort() ? SMALL_BATCH : BATCH;
        this.pondering = new AtomicBoolean(pondering);
    }

    /** A control without any limit but {@link #stop}. */
    public static SearchControl unlimited() {
        return new SearchControl(TimeBudget.UNLIMITED, 0, false);
    }

    /**
     * Books nodes and grants more.
     *
     * @param spent nodes visited since the last call by this searcher
     * @return how many nodes it may visit before it must ask again; 0 means stop now
     */
    public int poll(int spent) {
        nodes.addAndGet(spent);
        Attached work = background;
        if (work != null && work.thread == Thread.currentThread()) {
            work.companion.takeTurn();
        }
        Attached other = attached;
        if (other != null && other.thread == Thread.currentThread() && !companionRuns) {
            companionRuns = true;
            try {
                other.companion.takeTurn();
            } finally {
                companionRuns = false;
            }
        }
        if (stopRequested()) {
            return 0;
        }
        // Another thread may have booked the rest meanwhile.
        return (int) Math.max(0, Math.min(batch, nodeLimit - nodes.get()));
    }

    /** True when the search must end: told to, finished, out of time, or out of nodes. */
    public boolean stopRequested() {
        if (!exhausted && (nodes.get() >= nodeLimit || elapsedOnClock() >= budget.hard())) {
            exhausted = true;
        }
        return stopped || exhausted || interrupted;
    }

    /** True when nobody waits for more: told to stop, or out of time. With nodes spent only, some work may be finished. */
    public boolean isOutOfTime() {
        return stopped || interrupted || elapsedOnClock() >= budget.hard();
    }

    /** Something better to ask has come up: searchers end, as if told to stop, until {@link #resume}. */
    public void interrupt() {
        interrupted = true;
    }

    /** True since {@link #interrupt}. */
    public boolean isInterrupted() {
        return interrupted;
    }

    /** Ends {@link #interrupt}. */
    public void resume() {
        interrupted = false;
    }

    /** The user wants the best move now. */
    public synchronized void stop() {
        stopped = true;
        notifyAll();
    }

    /** Nothing is left to find: searchers end, but a best move that has to wait for the user still waits. */
    public void finish() {
        exhausted = true;
    }

    /** While pondering: what is known now would do, so the search ends with the ponder hit and saves its time. */
    public void enoughForPonderHit() {
        enough = true;
    }

    /** The predicted move was played: the clock starts now. */
    public synchronized void ponderHit() {
        clockStarted = System.nanoTime();
        pondering.set(false);
        if (enough) {
            finish();
        }
        notifyAll();
    }

    /**
     * Waits, without using the processor, until the best move may be told.
     *
     * @param infinite only {@link #stop} ends the wait; otherwise {@link #ponderHit} does too
     */
    public synchronized void awaitRelease(boolean infinite) throws InterruptedException {
        while (!stopped && (infinite || pondering.get())) {
            wait();
        }
    }

    public boolean isPondering() {
        return pondering.get();
    }

    public TimeBudget budget() {
        return budget;
    }

    /** Milliseconds counted against the budget: since the beginning or the ponder hit, 0 while pondering. */
    public long elapsedOnClock() {
        return pondering.get() ? 0 : (System.nanoTime() - clockStarted) / NANOS_PER_MILLI;
    }

    /** The best move is about to be told. */
    public void end() {
        used = elapsedOnClock();
    }

    /** Milliseconds of the clock that the search took, once it has come to its {@link #end}. */
    public long used() {
        return used;
    }

    /** Milliseconds since the search began. */
    public long elapsed() {
        return (System.nanoTime() - begun) / NANOS_PER_MILLI;
    }

    /** The most nodes over all searchers, 0 for no limit. */
    public long nodeLimit() {
        return nodeLimit == Long.MAX_VALUE ? 0 : nodeLimit;
    }

    /** Nodes booked so far by all searchers. */
    public long nodes() {
        return nodes.get();
    }

    /** Books positions looked up in Syzygy tables. */
    public void addTableHits(int count) {
        tableHits.add(count);
    }

    /** Positions looked up in Syzygy tables so far by all searchers. */
    public long tableHits() {
        return tableHits.sum();
    }

    /**
     * Lets another searcher take turns on the calling thread whenever that polls. The companion's own polls do not start a
     * turn.
     */
    public void attach(Companion companion) {
        attached = new Attached(companion, Thread.currentThread());
    }

    /**
     * Lets background work take turns whenever the calling thread polls, also while an attached searcher runs there.
     *
     * @param companion null for none
     */
    public void shareWithBackground(@Nullable Companion companion) {
        background = companion == null ? null : new Attached(companion, Thread.currentThread());
    }

    /** No more turns: from here on the companion may search by itself. */
    public void detach() {
        attached = null;
    }
}
