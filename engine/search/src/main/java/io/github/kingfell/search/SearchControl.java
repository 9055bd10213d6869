package io.github.kingfell.search;

/**
 * The control of one search: it decides whether the search continues. There are no timers: searchers poll.
 *
 * <p>A searcher asks {@link #poll} for a number of nodes that it may visit without asking. It visits them, reports how
 * many it has used, and asks again. The batches are small enough for a stop to take effect within a few milliseconds,
 * and they end exactly at the node limit. A searcher that may share its thread gives turns in between: it calls
 * {@link NodeCounter#book}, {@link SharedThread#giveTurns} and {@link #grant}.
 */
public final class SearchControl {
    private static final int BATCH = 1024;

    /** The batch when time is short. */
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

    /** Returns a control without any limit but {@link #stop}. */
    public static SearchControl unlimited() {
        return new SearchControl(TimeBudget.UNLIMITED, 0, false);
    }

    /** Returns the time of the search. */
    public SearchClock clock() {
        return clock;
    }

    /** Returns the nodes of the search. */
    public NodeCounter counter() {
        return counter;
    }

    /** Returns the searches that share the main thread. */
    public SharedThread thread() {
        return thread;
    }

    /**
     * Books nodes and grants more.
     *
     * @param spent nodes visited since the last call by this searcher
     * @return how many nodes it may visit before it must ask again; 0 to stop now
     */
    public int poll(int spent) {
        counter.book(spent);
        return grant();
    }

    /** Grants nodes: returns how many a searcher may visit before it must ask again; 0 to stop now. */
    public int grant() {
        return stopRequested() ? 0 : (int) Math.min(batch, counter.left());
    }

    /** Returns whether the search must end: stopped, finished, out of time, or out of nodes. */
    public boolean stopRequested() {
        if (!finished && (counter.left() == 0 || clock.isOver())) {
            finished = true;
        }
        return stopped || finished;
    }

    /**
     * Returns whether the search was stopped or is out of time. When only its nodes are spent, some work may be
     * finished.
     */
    public boolean isOutOfTime() {
        return stopped || clock.isOver();
    }

    /** Stops the search: the user wants the best move now. */
    public synchronized void stop() {
        stopped = true;
        notifyAll();
    }

    /** Ends the searchers because nothing is left to find. A best move that has to wait for the user still waits. */
    public void finish() {
        finished = true;
    }

    /** Ends a pondering search at the ponder hit, to save its time, because its present result is good enough. */
    public void enoughForPonderHit() {
        enoughForPonderHit = true;
    }

    /** Starts the clock: the predicted move was played. */
    public synchronized void ponderHit() {
        clock.ponderHit();
        if (enoughForPonderHit) {
            finish();
        }
        notifyAll();
    }

    /**
     * Waits, without using the processor, until the best move may be reported.
     *
     * @param infinite whether only {@link #stop} ends the wait; otherwise {@link #ponderHit} does too
     */
    public synchronized void awaitRelease(boolean infinite) throws InterruptedException {
        while (!stopped && (infinite || clock.isPondering())) {
            wait();
        }
    }
}
