package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.MaterialKey;

/** Tables for tests: what one test has built is there for the next. */
final class SharedTables {
    static final TableLibrary LIBRARY = new TableLibrary();

    private SharedTables() {}

    static DtmTable table(String name) {
        return LIBRARY.table(MaterialKey.parse(name), 2, BuildListener.SILENT, () -> false);
    }

    /** A probe of the tables that a material needs. */
    static TableProbe probe(String name) {
        table(name);
        return LIBRARY.reader();
    }
}
