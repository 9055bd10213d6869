package io.github.kingfell.engine.table;

import io.github.kingfell.engine.search.ExactValues;
import io.github.kingfell.engine.search.LeafValues;
import io.github.kingfell.engine.search.SearchTask;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Exact tables for the leaves of a search from five men: whatever is captured, four are left. From more men too many
 * materials can be reached to build them all; there the tablebases answer that lie in the user's directory.
 *
 * <p>A search limited by nodes or plies has none built, and sees only what was in the user's directory from the start: it
 * finds the same whatever was searched before.
 */
public final class TableLeaves implements LeafValues {
    private final TableSupply supply;

    public TableLeaves(TableSupply supply) {
        this.supply = supply;
    }

    @Override
    public boolean areMissing(SearchTask task) {
        return areWanted(task) && !task.limits().areReproducible() && !areThere(task);
    }

    @Override
    public void prepare(SearchTask task) {
        if (areMissing(task)) {
            for (long material : afterCaptures(task.position().material())) {
                supply.order(material, task);
            }
        }
    }

    @Override
    public Supplier<ExactValues> of(SearchTask task) {
        if (!task.settings().exactTables()) {
            return () -> ExactValues.NONE;
        }
        return areWanted(task) && areThere(task) ? supply.library()::gameLeaves : supply.library()::leaves;
    }

    private boolean areWanted(SearchTask task) {
        return task.settings().exactTables()
                && Long.bitCount(task.position().occupied()) == TableMaterial.MOST_MEN + 1
                && (!task.limits().areReproducible()
                        || afterCaptures(task.position().material()).stream().allMatch(supply::isKept));
    }

    private boolean areThere(SearchTask task) {
        return afterCaptures(task.position().material()).stream().allMatch(material -> supply.has(material, task));
    }

    /** The materials that a capture leaves. */
    static List<Long> afterCaptures(long material) {
        List<Long> left = new ArrayList<>();
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
                if (MaterialKey.count(material, color, kind) > 0) {
                    left.add(material - MaterialKey.of(Piece.of(color, kind)));
                }
            }
        }
        return left;
    }
}
