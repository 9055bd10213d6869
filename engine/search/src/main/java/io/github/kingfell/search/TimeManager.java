package io.github.kingfell.search;

/** Computes the time budget of a search from its limits. A pure function: it reads no clock. */
public final class TimeManager {
    /** The expected number of moves in the rest of a game when the GUI gives none. */
    static final int EXPECTED_MOVES = 28;

    /** A cautious estimate of the same number, so that a game that lasts longer than expected is not lost on time. */
    private static final int MOST_EXPECTED_MOVES = 60;

    /** The greatest number of moves to the next time control that is planned for. */
    private static final int MOST_MOVES = 40;

    /** The hard limit in multiples of the soft one. */
    private static final int HARD_FACTOR = 4;

    /** The greatest part of the clock that a single move may take, in percent. */
    private static final int MOST_PERCENT = 35;

    /** The same for the last move before the time control, after which new time may be added. */
    private static final int MOST_PERCENT_LAST_MOVE = 70;

    /** The overhead takes at most the time divided by this, so that some time is left to search. */
    private static final int OVERHEAD_SHARE = 2;

    private static final int INCREMENT_PERCENT = 75;

    /** Overheads kept in reserve, because a machine sometimes takes long to answer. */
    private static final int RESERVE_OVERHEADS = 5;

    /** The greatest part of the clock that this reserve may take, in percent. */
    private static final int MOST_RESERVE_PERCENT = 60;

    /** The greatest part of the usable time that a lag may take, in percent. */
    private static final int MOST_DEFICIT_PERCENT = 90;

    /**
     * A year in milliseconds: a longer clock makes no difference, and percentages of this still fit into a
     * {@code long}.
     */
    private static final long LONGEST_CLOCK = 365L * 24 * 3600 * 1000;

    private TimeManager() {}

    /**
     * Returns the budget of a search: from its move time, its clock, or the smaller of both; unlimited when it has
     * neither.
     *
     * <p>A move time alone has no soft limit: it is used to its end. The overhead is subtracted from both.
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
        // The part of the lag that the increment does not cover is lost on every later move.
        int costly = clock.movesToGo() > 0 ? moves : MOST_EXPECTED_MOVES;
        long deficit = Math.max(0, lag - clock.increment()) * costly;
        usable -= Math.min(deficit, usable * MOST_DEFICIT_PERCENT / 100);
        // Each move costs the overhead once more; the increments are added.
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
