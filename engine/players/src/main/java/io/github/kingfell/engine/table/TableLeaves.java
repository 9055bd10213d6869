package io.github.kingfell.engine.table;

import io.github.kingfell.search.LeafValues;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.distance.TableLibrary;

/**
 * Probes the distance tables at the leaves of a search: the built-in tables, and the five-men tables in the user's
 * directory. The values do not depend on earlier searches.
 */
public final class TableLeaves {
    private TableLeaves() {}

    /** Returns leaf values wherever few pieces are left. */
    public static LeafValues everywhere(TableLibrary library) {
        return task -> task.settings().exactTables() ? library::leaves : () -> ExactValues.NONE;
    }

    /**
     * Returns leaf values for a prover. With more than five pieces at the root it uses only the user's tables, because
     * computing the distance to mate against a bare king at every node costs a third of the prover's speed.
     */
    public static LeafValues ofFiveMen(TableLibrary library) {
        return task -> {
            if (!task.settings().exactTables()) {
                return () -> ExactValues.NONE;
            }
            boolean few = Long.bitCount(task.position().occupied()) <= TableLibrary.MOST_PIECES + 1;
            return few ? library::leaves : library::tablebaseLeaves;
        };
    }
}
