package io.github.kingfell.search;

import org.jspecify.annotations.Nullable;

/**
 * The lag: the time that a move costs on the GUI's clock beyond the time given to it. Causes are pipes and networks, a
 * slow GUI, and an overloaded machine. It is computed from the clock of one move and of the next; nothing else shows
 * it.
 */
public final class Lag {
    /**
     * The weight of a new difference when it grows. It is larger than {@link #FALL}, because a growing lag may cost the
     * game.
     */
    private static final double RISE = 0.3;

    private static final double FALL = 0.1;

    private double millis;
    private int ply;
    private long remaining;
    private long increment;
    private @Nullable SearchClock search;

    /** Forgets the last move. The lag is kept, because it belongs to the machine. */
    public void newGame() {
        search = null;
    }

    /**
     * Updates the lag from the clock at the beginning of a search.
     *
     * @param ply of the root
     */
    public void clockShows(Clock clock, int ply) {
        SearchClock last = search;
        long cost = remaining + increment - clock.remaining();
        // A clock with more time than that was given extra time or was reset.
        if (last != null && ply == this.ply + 2 && cost >= 0) {
            double beyond =
                    Math.max(0, cost - Math.min(last.used(), last.budget().hard()));
            millis += (beyond - millis) * (beyond > millis ? RISE : FALL);
        }
    }

    /** Records the search that then begins. */
    public void searchBegins(Clock clock, int ply, SearchClock timed) {
        remaining = clock.remaining();
        increment = clock.increment();
        this.ply = ply;
        search = timed;
    }

    /** Returns the lag in milliseconds per move, an average over the last moves. */
    public long millis() {
        return Math.round(millis);
    }
}
