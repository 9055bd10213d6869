package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.route.Effort;
import io.github.kingfell.engine.search.BackgroundWork;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchTask;
import java.util.concurrent.TimeUnit;

/**
 * The exact table of the position, while it is being built beside the search: who lends the background time, and when the
 * search ends because the table has come.
 */
final class AwaitedTable {
    /** Milliseconds in which any table is built. */
    private static final long LONG_ENOUGH = TimeUnit.DAYS.toMillis(1);

    private final Players players;
    private final BackgroundWork work;
    private final SearchTask task;
    private final SearchControl control;
    private final long material;
    private boolean awaited;

    AwaitedTable(Players players, BackgroundWork work, SearchTask task) {
        this.players = players;
        this.work = work;
        this.task = task;
        control = task.control();
        material = task.position().material();
    }

    /** The table's player has declined: from now on the table is awaited if it is being built. */
    void declined() {
        awaited = players.exact().isAwaited(task);
    }

    /** With a single thread the background works only while the search lends it time. */
    boolean needsLoans() {
        return task.settings().threads() == 1;
    }

    /** The search goes on beside the background, and ends for the table that it waits for. */
    void shareWithBackground() {
        boolean wantsLeaves = task.limits().clock().isEmpty()
                && task.settings().exactTables()
                && !task.limits().areReproducible();
        if (awaited) {
            boolean favoured = task.limits().shortestMate();
            control.thread()
                    .attachBackground(new BackgroundTurns(work, control, needsLoans(), favoured, this::isThere));
        } else if (wantsLeaves && needsLoans()) {
            control.thread().attachBackground(new BackgroundTurns(work, control, true, false, () -> false));
        }
    }

    /** The book has moved at once; some of the time that it saved goes into the table. */
    void lendTimeSaved() {
        if (awaited && !control.clock().budget().isUnlimited()) {
            long until = control.clock().elapsedOnClock()
                    + Effort.millisForTable(control.clock().budget());
            work.lend(control, until, this::isThere);
        }
    }

    /** The book has moved at once; an analysis has time for the table, as far as its limits go. */
    void awaitForAnalysis() {
        if (awaited) {
            long until = control.clock().budget().isUnlimited()
                    ? LONG_ENOUGH
                    : control.clock().budget().hard();
            work.lend(control, until, this::isThere);
        }
    }

    /** No more turns of the background inside the search; true when the table is there now and was not before. */
    boolean hasCome() {
        control.thread().detachBackground();
        control.resume();
        return awaited && isThere();
    }

    private boolean isThere() {
        return players.supply().isThere(material);
    }
}
