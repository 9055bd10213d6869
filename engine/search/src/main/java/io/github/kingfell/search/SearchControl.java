package io.github.kingfell.search;

/**
 * Whether one search goes on. There are no timers: searchers ask.
 *
 * <p>A searcher asks {@link #poll} for a number of nodes it may visit unseen, visits them, and asks again, reporting
 * how many it has used. The batches are small enough for a stop to take effect within a few milliseconds and end
 * exactly at the node limit. A searcher that may share its thread gives turns in between: it calls
 * {@link NodeCounter#book}, {@link SharedThread#giveTurns} and {@link #grant}.
 */
public final class SearchControl {
    private static final int BATCH = 1024;

    /** The same when time is short. */
    private static final int SMALL_BATCH = 64;

    private final SearchClock clock;
    private final NodeCounter counter;
    private final SharedThread thread = new SharedThread();
    private final int batch;
    private volatile boolean stopped;
    private volatile boolean finished;
    private volatile boolean enoughForPonderHit;

    /**
     * @param budget counted from now, or from {@link #ponderHit} when pondering
     * @param nodeLimit over all searchers, 0 for none
     */
    public SearchControl(TimeBudget budget, long nodeLimit, boolean pondering) {
        clock = new SearchClock(budget, pondering);
        counter = new NodeCounter(nodeLimit);
        batch = budget.isShort() ? SMALL_BATCH : BATCH;
    }

    /** A control without any limit but {@link #stop}. */
    public static SearchControl unlimited() {
        return new SearchControl(TimeBudget.UNLIMITED, 0, false);
    }

    /** The time of the search. */
    public SearchClock clock() {
        return clock;
    }

    /** The nodes of the search. */
    public NodeCounter counter() {
        return counter;
    }

    /** What shares the main thread of the search. */
    public SharedThread thread() {
        return thread;
    }

    /**
     * Books nodes and grants more.
     *
     * @param spent nodes visited since the last call by this searcher
     * @return how many nodes it may visit before it must ask again; 0 means stop now
     */
    public int poll(int spent) {
        counter.book(spent);
        return grant();
    }

    /** Grants nodes: how many a searcher may visit before it must ask again; 0 means stop now. */
    public int grant() {
        return stopRequested() ? 0 : (int) Math.min(batch, counter.left());
    }

    /** True when the search must end: told to, finished, out of time, or out of nodes. */
    public boolean stopRequested() {
        if (!finished && (counter.left() == 0 || clock.isOver())) {
            finished = true;
        }
        return stopped || finished;
    }

    /**
     * True when nobody waits for more: told to stop, or out of time. With nodes spent only, some work may be finished.
     */
    public boolean isOutOfTime() {
        return stopped || clock.isOver();
    }

    /** The user wants the best move now. */
    public synchronized void stop() {
        stopped = true;
        notifyAll();
    }

    /** Nothing is left to find: searchers end, but a best move that has to wait for the user still waits. */
    public void finish() {
        finished = true;
    }

    /** While pondering: what is known now would do, so the search ends with the ponder hit and saves its time. */
    public void enoughForPonderHit() {
        enoughForPonderHit = true;
    }

    /** The predicted move was played: the clock starts now. */
    public synchronized void ponderHit() {
        clock.ponderHit();
        if (enoughForPonderHit) {
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
        while (!stopped && (infinite || clock.isPondering())) {
            wait();
        }
    }
}
