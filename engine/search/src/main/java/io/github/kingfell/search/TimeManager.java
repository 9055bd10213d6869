package io.github.kingfell.search;

/** Turns the limits of a search into a time budget. A pure function: no clock is read here. */
public final class TimeManager {
    /** Moves that the rest of a game is expected to last when the GUI does not say. */
    static final int EXPECTED_MOVES = 28;

    /** The same with care: a game that goes on for longer than expected is not to be lost for it. */
    private static final int MOST_EXPECTED_MOVES = 60;

    /** No more than this many moves to the next control are planned for. */
    private static final int MOST_MOVES = 40;

    /** The hard limit in multiples of the soft one. */
    private static final int HARD_FACTOR = 4;

    /** No single move may take more than this part of the clock, in percent. */
    private static final int MOST_PERCENT = 35;

    /** The same for the last move before the control, which may be followed by fresh time. */
    private static final int MOST_PERCENT_LAST_MOVE = 70;

    /** The overhead may take at most this part of a short time, so that something is left to think with. */
    private static final int OVERHEAD_SHARE = 2;

    private static final int INCREMENT_PERCENT = 75;

    /** So many overheads are not planned with: now and then a machine takes long to answer. */
    private static final int RESERVE_OVERHEADS = 5;

    /** But never more than this part of the clock, in percent. */
    private static final int MOST_RESERVE_PERCENT = 60;

    /** Nor does a lag take more of it, in percent. */
    private static final int MOST_DEFICIT_PERCENT = 90;

    /** More is not worth distinguishing, and percentages of it still fit into a {@code long}: a year. */
    private static final long LONGEST_CLOCK = 365L * 24 * 3600 * 1000;

    private TimeManager() {}

    /**
     * The budget of a search: of its move time, of its clock, or the smaller of both; unlimited when it has neither.
     *
     * <p>A move time alone has no soft limit: it is used to its end. The overhead is kept back from both.
     *
     * @param lag milliseconds that a move costs beyond its time, see {@link Lag}
     */
    public static TimeBudget budget(SearchLimits limits, SearchSettings settings, long lag) {
        TimeBudget budget = TimeBudget.UNLIMITED;
        if (limits.infinite()) {
            return budget;
        }
        if (limits.clock().isPresent()) {
            budget = onClock(limits.clock().get(), settings.moveOverhead(), lag);
        }
        if (limits.moveTime() > 0) {
            long hard = withoutOverhead(limits.moveTime(), settings.moveOverhead());
            budget = new TimeBudget(budget.soft(), Math.min(budget.hard(), hard));
        }
        return budget;
    }

    private static TimeBudget onClock(Clock clock, long overhead, long lag) {
        long remaining = clock.remaining();
        if (remaining <= 1) {
            return new TimeBudget(1, 1);
        }
        long usable = withoutOverhead(Math.min(remaining, LONGEST_CLOCK), overhead);
        if (clock.movesToGo() != 1) {
            usable -= Math.min(RESERVE_OVERHEADS * overhead, usable * MOST_RESERVE_PERCENT / 100);
        }
        int moves = clock.movesToGo() > 0 ? Math.min(clock.movesToGo(), MOST_MOVES) : EXPECTED_MOVES;
        // What the increment does not pay of a lag that was seen, the moves to come will cost.
        int costly = clock.movesToGo() > 0 ? moves : MOST_EXPECTED_MOVES;
        long deficit = Math.max(0, lag - clock.increment()) * costly;
        usable -= Math.min(deficit, usable * MOST_DEFICIT_PERCENT / 100);
        // Each of the moves costs the overhead once more; the increments come back.
        long increment = Math.max(0, Math.min(clock.increment(), LONGEST_CLOCK) - overhead);
        long share = usable / moves + increment * INCREMENT_PERCENT / 100;
        if (clock.movesToGo() > 1) {
            share = Math.max(share - overhead / 2, share / 2);
        }
        long most = usable * (clock.movesToGo() == 1 ? MOST_PERCENT_LAST_MOVE : MOST_PERCENT) / 100;
        long hard = Math.max(1, Math.min(most, share * HARD_FACTOR));
        return new TimeBudget(Math.max(1, Math.min(share, hard)), hard);
    }

    private static long withoutOverhead(long time, long overhead) {
        return Math.max(1, time - Math.min(overhead, time / OVERHEAD_SHARE));
    }
}
