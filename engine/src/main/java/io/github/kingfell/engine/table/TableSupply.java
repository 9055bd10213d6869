package io.github.kingfell.engine.table;

import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchTask;
import java.util.concurrent.CancellationException;

/** Gets the tables of a position, if the time for the move allows it. */
final class TableSupply {
    /** The part of the time for a move in a game that building may be expected to take, in percent. */
    private static final int EXPECTED_PERCENT = 25;

    /** The part after which it is given up. */
    private static final int MOST_PERCENT = 50;

    /** The same for a fixed time, which nobody loses by: both parts. */
    private static final int PERCENT_WITHOUT_CLOCK = 80;

    /** Nanoseconds of one thread for each number of a table, while nothing has been measured. */
    private static final double FIRST_GUESS = 3_000;

    /** The same for a table that is read from a file. */
    private static final double READING_NANOS = 200;

    private final TableLibrary library;

    /** The slowest measured so far: tables differ, and a machine may be busy. */
    private double nanosPerNumber;

    TableSupply(TableLibrary library) {
        this.library = library;
    }

    /** True when the tables are there: they were, or they have been built now. */
    boolean provide(long material, SearchTask task) {
        if (library.has(material)) {
            return true;
        }
        SearchControl control = task.control();
        // Even finding out what is missing may take too long.
        if (control.budget().isShort()) {
            return false;
        }
        int threads = task.settings().threads();
        long toBuild = library.missingNumbers(material, false);
        long toRead = library.missingNumbers(material, true);
        boolean onClock = task.limits().clock().isPresent();
        boolean limited = !control.budget().isUnlimited();
        double expected =
                toBuild * (nanosPerNumber == 0 ? FIRST_GUESS : nanosPerNumber) / threads + toRead * READING_NANOS;
        if (limited
                && expected / 1e6
                        > percent(control.budget().hard(), onClock ? EXPECTED_PERCENT : PERCENT_WITHOUT_CLOCK)) {
            return false;
        }
        long begun = System.nanoTime();
        try {
            library.table(
                    material,
                    threads,
                    listener(task),
                    () -> control.stopRequested()
                            || limited
                                    && control.elapsedOnClock()
                                            > percent(
                                                    control.budget().hard(),
                                                    onClock ? MOST_PERCENT : PERCENT_WITHOUT_CLOCK));
        } catch (CancellationException e) {
            return false;
        }
        if (toBuild > 0) {
            nanosPerNumber = Math.max(nanosPerNumber, (double) (System.nanoTime() - begun) * threads / toBuild);
        }
        return true;
    }

    private static BuildListener listener(SearchTask task) {
        return new BuildListener() {
            @Override
            public void onStep(String material, int plies) {
                if (plies == 0) {
                    task.note("building the exact table " + material);
                }
            }

            @Override
            public void onProblem(String complaint) {
                task.note("error: " + complaint);
            }
        };
    }

    private static long percent(long millis, int part) {
        return millis / 100 * part;
    }
}
