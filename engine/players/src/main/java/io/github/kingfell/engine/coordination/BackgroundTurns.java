package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.search.BackgroundWork;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SharedThread;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Background work beside a search that waits for it but goes on meanwhile. With a single thread both take turns; as soon as
 * there is what the search waits for, it is interrupted.
 */
final class BackgroundTurns implements SharedThread.Companion {
    /** Short against the shortest time for a move. */
    private static final long TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    /** A mate that a search has not found after so many milliseconds the table probably finds sooner. */
    private static final long MILLIS_OF_EQUAL_TURNS = 1_000;

    /** How much longer the turns of the background are after that. */
    private static final int LATE_TURNS = 9;

    private final BackgroundWork work;
    private final SearchControl control;
    private final boolean lends;
    private final boolean favoured;
    private final BooleanSupplier isThere;
    private long searchBegan = System.nanoTime();

    /**
     * @param lends true when the search has no thread to spare
     * @param favoured true when the background is to have most of the time after a while
     * @param isThere true as soon as the search is to end for what the background has made
     */
    BackgroundTurns(
            BackgroundWork work, SearchControl control, boolean lends, boolean favoured, BooleanSupplier isThere) {
        this.work = work;
        this.control = control;
        this.lends = lends;
        this.favoured = favoured;
        this.isThere = isThere;
    }

    @Override
    public void takeTurn() {
        if (lends && System.nanoTime() - searchBegan > TURN_NANOS) {
            boolean late = favoured && control.clock().elapsed() > MILLIS_OF_EQUAL_TURNS;
            work.lend(
                    late ? LATE_TURNS * TURN_NANOS : TURN_NANOS,
                    () -> control.stopRequested() || isThere.getAsBoolean());
            searchBegan = System.nanoTime();
        }
        if (isThere.getAsBoolean()) {
            control.interrupt();
        }
    }
}
