package io.github.kingfell.tables.tablebase;

import java.io.IOException;

/** The store of the slices of a solved table. */
@FunctionalInterface
interface SliceSource {
    /** Returns the values of a slice, by side to move and number; undefined where there is no position. */
    byte[][] slice(int number) throws IOException;
}
