package io.github.kingfell.book;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.tablebase.BuildProgress;

/** What the distance tables say about a position of at most four pieces: the reference for sentences about mates. */
final class ExactFacts {
    private static final TableLibrary TABLES = TableLibrary.withShippedTables();

    private ExactFacts() {}

    /** The value for the side to move. */
    static Distance of(Position x) {
        TABLES.table(x.material(), 1, BuildProgress.SILENT, () -> false);
        TableProbe probe = TABLES.reader();
        return probe.distance(x).orElseThrow();
    }

    /** The value of a move for the side that plays it. */
    static Distance after(Position x, int move) {
        Position after = x.copy();
        after.make(move);
        return of(after).before();
    }
}
