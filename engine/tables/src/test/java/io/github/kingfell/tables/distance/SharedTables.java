package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.BuiltTable;

/** Tables for tests: what one test has built is there for the next. */
final class SharedTables {
    static final TableLibrary LIBRARY = new TableLibrary();

    private SharedTables() {}

    static BuiltTable built(String name) {
        return LIBRARY.table(MaterialKey.parse(name), 2, BuildProgress.SILENT, () -> false);
    }

    /** A probe of the tables that a material needs. */
    static TableProbe probe(String name) {
        built(name);
        return LIBRARY.reader();
    }
}
