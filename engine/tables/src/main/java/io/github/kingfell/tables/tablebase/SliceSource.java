package io.github.kingfell.tables.tablebase;

import java.io.IOException;

/** Where the slices of a solved table are kept. */
@FunctionalInterface
interface SliceSource {
    /** The values of a slice, by side to move and number; any value where there is no position. */
    byte[][] slice(int number) throws IOException;
}
