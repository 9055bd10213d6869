package io.github.kingfell.engine.table;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.LeafOutcomes;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.distance.TableLibrary;

/**
 * Probes the user's files of outcomes at the leaves of a search, and other outcomes where they have none. A search of
 * limited strength does not probe them.
 */
@Hot
public final class OutcomeLeaves implements WdlValues {
    private final WdlValues small;
    private final WdlValues others;
    private boolean othersMayKnow;

    private OutcomeLeaves(WdlValues small, WdlValues others) {
        this.small = small;
        this.others = others;
    }

    /** Returns outcomes for searches, which read the directory that the library has when they begin. */
    public static LeafOutcomes before(LeafOutcomes others, TableLibrary library) {
        return task -> of(task, library, others.of(task));
    }

    private static WdlValues of(SearchTask task, TableLibrary library, WdlValues others) {
        if (!task.settings().exactTables() || task.settings().limitStrength(task.limits())) {
            return others;
        }
        WdlValues small = library.outcomes();
        return small == WdlValues.NONE ? others : new OutcomeLeaves(small, others);
    }

    @Override
    public boolean mayKnow(int pieceCount, int depth) {
        othersMayKnow = others.mayKnow(pieceCount, depth);
        return othersMayKnow || small.mayKnow(pieceCount, depth);
    }

    @Override
    public int wdl(Position position) {
        int value = small.wdl(position);
        return value == UNKNOWN && othersMayKnow ? others.wdl(position) : value;
    }
}
