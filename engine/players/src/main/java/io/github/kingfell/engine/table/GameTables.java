package io.github.kingfell.engine.table;

import io.github.kingfell.engine.search.ExactValues;
import io.github.kingfell.engine.search.LeafValues;
import io.github.kingfell.engine.search.SearchTask;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.function.Supplier;

/**
 * Exact tables for a search that takes what is there and does without the rest. In a game some are built in
 * the background: from five men those that a capture leads to, and in a pawn ending the one of the last pawn.
 *
 * <p>A search limited by nodes or plies sees only the tablebases of the user's directory: it must find the same whatever was
 * searched before.
 */
public final class GameTables implements LeafValues {
    private static final List<Long> LAST_PAWN = List.of(MaterialKey.of(Piece.of(Color.WHITE, Piece.PAWN)));

    private final TableSupply supply;

    public GameTables(TableSupply supply) {
        this.supply = supply;
    }

    @Override
    public boolean areMissing(SearchTask task) {
        return false;
    }

    @Override
    public void prepare(SearchTask task) {
        if (areAllowed(task) && task.limits().clock().isPresent()) {
            for (long material : wanted(task.position())) {
                if (!supply.has(material, task)) {
                    supply.order(material, task);
                }
            }
        }
    }

    @Override
    public Supplier<ExactValues> of(SearchTask task) {
        if (!task.settings().exactTables()) {
            return () -> ExactValues.NONE;
        }
        return areAllowed(task) ? supply.library()::gameLeaves : supply.library()::leaves;
    }

    private static boolean areAllowed(SearchTask task) {
        return task.settings().exactTables() && !task.limits().areReproducible();
    }

    private static List<Long> wanted(Position root) {
        if (Long.bitCount(root.occupied()) == TableMaterial.MOST_MEN + 1) {
            return TableLeaves.afterCaptures(root.material());
        }
        boolean onlyPawns = root.occupied() == (root.kind(Piece.PAWN) | root.kind(Piece.KING));
        return onlyPawns ? LAST_PAWN : List.of();
    }
}
