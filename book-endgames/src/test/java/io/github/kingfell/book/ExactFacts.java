package io.github.kingfell.book;

import io.github.kingfell.engine.table.BuildListener;
import io.github.kingfell.engine.table.Distance;
import io.github.kingfell.engine.table.TableLibrary;
import io.github.kingfell.engine.table.TableProbe;
import io.github.kingfell.rules.board.Position;

/** What the exact tables say about a position of at most four men: the measure for sentences about mates. */
final class ExactFacts {
    private static final TableLibrary TABLES = TableLibrary.withShippedTables();

    private ExactFacts() {}

    /** The value for the side to move. */
    static Distance of(Position x) {
        TABLES.table(x.material(), 1, BuildListener.SILENT, () -> false);
        TableProbe probe = TABLES.reader();
        return probe.distance(x).orElseThrow();
    }

    /** Of a move, for the side that plays it. */
    static Distance after(Position x, int move) {
        Position after = x.copy();
        after.make(move);
        return of(after).before();
    }
}
