package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.search.BackgroundWork;
import io.github.kingfell.engine.search.SearchControl;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Background work beside a search that waits for it but goes on meanwhile. With a single thread both take turns; as soon as
 * there is what the search waits for, it is interrupted.
 */
final class BackgroundTurns implements SearchControl.Companion {
    /** Short against the shortest time for a move. */
    private static final long TURN_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    private final BackgroundWork work;
    private final SearchControl control;
    private final boolean lends;
    private final BooleanSupplier isThere;
    private long searchBegan = System.nanoTime();

    /**
     * @param lends true when the search has no thread to spare
     * @param isThere true as soon as the search is to end for what the background has made
     */
    BackgroundTurns(BackgroundWork work, SearchControl control, boolean lends, BooleanSupplier isThere) {
        this.work = work;
        this.control = control;
        this.lends = lends;
        this.isThere = isThere;
    }

    @Override
    public void takeTurn() {
        if (lends && System.nanoTime() - searchBegan > TURN_NANOS) {
            work.lend(TURN_NANOS, () -> control.stopRequested() || isThere.getAsBoolean());
            searchBegan = System.nanoTime();
        }
        if (isThere.getAsBoolean()) {
            control.interrupt();
        }
    }
}
