package io.github.kingfell.engine.table;

import io.github.kingfell.search.LeafOutcomes;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.syzygy.SyzygyTables;

/** Probes the user's Syzygy tables at the leaves of a search. A search of limited strength gets none. */
public final class SyzygyLeaves {
    private SyzygyLeaves() {}

    /** Returns leaf values wherever the tables know the position. */
    public static LeafOutcomes everywhere(SyzygyTables tables) {
        return task -> outcomes(tables, task);
    }

    /**
     * Returns no leaf values where the Syzygy tables rank the root moves, else others: the search among these moves
     * must look further than the next capture.
     */
    public static LeafOutcomes unlessRanked(SyzygyTables tables, LeafOutcomes others) {
        return task -> tables.mayRank(task.position()) ? WdlValues.NONE : others.of(task);
    }

    private static WdlValues outcomes(SyzygyTables tables, SearchTask task) {
        return task.settings().limitStrength(task.limits())
                ? WdlValues.NONE
                : tables.values(task.control().counter()::addTableHits);
    }
}
