package io.github.kingfell.search;

/**
 * The time that one search takes, in milliseconds, and its budget. A search that ponders runs on the opponent's time:
 * its own begins with the ponder hit. Safe for several threads.
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

    /** Time since the search began. */
    public long elapsed() {
        return (System.nanoTime() - begun) / NANOS_PER_MILLI;
    }

    /** Time counted against the budget: since the beginning or the ponder hit, 0 while pondering. */
    public long elapsedOnClock() {
        return pondering ? 0 : (System.nanoTime() - started) / NANOS_PER_MILLI;
    }

    /** True when the budget is spent. */
    boolean isOver() {
        return elapsedOnClock() >= budget.hard();
    }

    public boolean isPondering() {
        return pondering;
    }

    /** The predicted move was played: the time of this search starts now. */
    void ponderHit() {
        started = System.nanoTime();
        pondering = false;
    }

    /** Takes the time: the best move is about to be told. */
    public void end() {
        used = elapsedOnClock();
    }

    /** Time counted against the budget until the {@link #end}. */
    public long used() {
        return used;
    }
}
