package io.github.kingfell.search;

/**
 * The time of one search in milliseconds, and its budget. A search that ponders runs on the opponent's time: its own
 * begins with the ponder hit. Thread-safe.
 */
public final class SearchClock {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final TimeBudget budget;
    private final long begun = System.nanoTime();
    private volatile long started = begun;
    private volatile boolean pondering;
    private volatile long used;

    /** @param budget counted from now, or from {@link #ponderHit} when pondering */
    SearchClock(TimeBudget budget, boolean pondering) {
        this.budget = budget;
        this.pondering = pondering;
    }

    public TimeBudget budget() {
        return budget;
    }

    /** Returns the time since the search began. */
    public long elapsed() {
        return (System.nanoTime() - begun) / NANOS_PER_MILLI;
    }

    /** Returns the time counted against the budget: since the beginning or the ponder hit, 0 while pondering. */
    public long elapsedOnClock() {
        return pondering ? 0 : (System.nanoTime() - started) / NANOS_PER_MILLI;
    }

    /** Returns whether the budget is spent. */
    boolean isOver() {
        return elapsedOnClock() >= budget.hard();
    }

    public boolean isPondering() {
        return pondering;
    }

    /** Starts the time of this search: the predicted move was played. */
    void ponderHit() {
        started = System.nanoTime();
        pondering = false;
    }

    /** Stops the time: the best move is about to be reported. */
    public void end() {
        used = elapsedOnClock();
    }

    /** Returns the time counted against the budget until the {@link #end}. */
    public long used() {
        return used;
    }
}
