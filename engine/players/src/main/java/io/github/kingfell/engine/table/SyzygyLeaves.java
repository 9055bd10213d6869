package io.github.kingfell.engine.table;

import io.github.kingfell.search.LeafOutcomes;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.syzygy.SyzygyTables;

/** The user's Syzygy tables for the leaves of a search. A search of limited strength gets none. */
public final class SyzygyLeaves {
    private SyzygyLeaves() {}

    /** Wherever they know the position. */
    public static LeafOutcomes everywhere(SyzygyTables tables) {
        return task -> outcomes(tables, task);
    }

    /** None where the tables rank the moves of the root: the search among them has to look further than a capture. */
    public static LeafOutcomes unlessRanked(SyzygyTables tables) {
        return task -> tables.mayRank(task.position()) ? WdlValues.NONE : outcomes(tables, task);
    }

    private static WdlValues outcomes(SyzygyTables tables, SearchTask task) {
        return task.settings().limitStrength(task.limits())
                ? WdlValues.NONE
                : tables.values(task.control().counter()::addTableHits);
    }
}
