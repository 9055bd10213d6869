package io.github.kingfell.engine.table;

import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.MaterialKey;
import io.github.kingfell.engine.board.Piece;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.search.ExactValues;
import io.github.kingfell.engine.search.LeafValues;
import io.github.kingfell.engine.search.SearchTask;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Exact tables for the leaves of a search from five men: whatever is captured, four are left. From more men too many
 * materials can be reached to build them all.
 */
public final class TableLeaves implements LeafValues {
    private final TableLibrary library;
    private final TableSupply supply;

    public TableLeaves(TableLibrary library) {
        this.library = library;
        supply = new TableSupply(library);
    }

    @Override
    public Supplier<ExactValues> of(SearchTask task, boolean atOnce) {
        Position root = task.position();
        if (Long.bitCount(root.occupied()) != TableMaterial.MOST_MEN + 1) {
            return () -> ExactValues.NONE;
        }
        for (long material : afterCaptures(root.material())) {
            boolean mayProvide = !atOnce || library.missingNumbers(material, false) == 0;
            if (!mayProvide || !supply.provide(material, task)) {
                return () -> ExactValues.NONE;
            }
        }
        return library::reader;
    }

    private static List<Long> afterCaptures(long material) {
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
