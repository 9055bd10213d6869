package io.github.kingfell.engine.table;

import io.github.kingfell.search.LeafValues;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.distance.TableLibrary;

/**
 * Exact tables for the leaves of a search: those that come with the program, and those of five men in the user's
 * directory. They answer every search alike, whatever was searched before.
 */
public final class TableLeaves {
    private TableLeaves() {}

    /** Wherever few men are left. */
    public static LeafValues everywhere(TableLibrary library) {
        return task -> task.settings().exactTables() ? library::leaves : () -> ExactValues.NONE;
    }

    /**
     * For a prover: with more than five men at the root only the user's tables, since to guess the distance to mate
     * against a bare king at every node costs a third of its speed.
     */
    public static LeafValues ofFiveMen(TableLibrary library) {
        return task -> {
            if (!task.settings().exactTables()) {
                return () -> ExactValues.NONE;
            }
            boolean few = Long.bitCount(task.position().occupied()) <= TableLibrary.MOST_MEN + 1;
            return few ? library::leaves : library::tablebaseLeaves;
        };
    }
}
