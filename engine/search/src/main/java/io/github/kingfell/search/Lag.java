package io.github.kingfell.search;

import org.jspecify.annotations.Nullable;

/**
 * What a move costs on the GUI's clock beyond the time that it was given: pipes and networks, a slow GUI, a machine
 * with more to do than it has processors. Told by the clock of one move and of the next; nothing else sees it.
 */
public final class Lag {
    /** How much of a difference is believed at once: more when it grows, which may cost the game. */
    private static final double RISE = 0.3;

    private static final double FALL = 0.1;

    private double millis;
    private int ply;
    private long remaining;
    private long increment;
    private @Nullable SearchClock search;

    /** Forgets the last move. What is known of the machine stays true in the next game. */
    public void newGame() {
        search = null;
    }

    /**
     * Learns from the clock at the beginning of a search.
     *
     * @param ply of the root
     */
    public void clockShows(Clock clock, int ply) {
        SearchClock last = search;
        long cost = remaining + increment - clock.remaining();
        // With more on the clock than that, time was added or set.
        if (last != null && ply == this.ply + 2 && cost >= 0) {
            double beyond =
                    Math.max(0, cost - Math.min(last.used(), last.budget().hard()));
            millis += (beyond - millis) * (beyond > millis ? RISE : FALL);
        }
    }

    /** Told of the search that then begins. */
    public void searchBegins(Clock clock, int ply, SearchClock timed) {
        remaining = clock.remaining();
        increment = clock.increment();
        this.ply = ply;
        search = timed;
    }

    /** Milliseconds a move, the mean of the last ones. */
    public long millis() {
        return Math.round(millis);
    }
}
