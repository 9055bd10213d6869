package io.github.kingfell.classics.huberman;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.engine.forcing.growth.LevelGrowth;
import io.github.kingfell.engine.forcing.growth.TreeTable;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/**
 * One tree of Huberman's search, with what it cost.
 *
 * @param found false when every first move was dropped, or a limit came first
 * @param depth of the tree, 0 when none was found
 * @param examined positions compared with the root
 * @param neither positions that were neither better nor worse
 * @param redundant those of them that were dropped as redundant
 */
public record TreeTrial(boolean found, int depth, int examined, int neither, int redundant) {
    /**
     * Grows a tree by the classic rules of an ending.
     *
     * @param p White strong and to move
     * @param killer whether the last better move is tried first
     * @param redundancy whether redundant positions are dropped
     */
    public static TreeTrial of(Endgame endgame, Position p, boolean killer, boolean redundancy) {
        AtomicReference<LevelGrowth> growth = new AtomicReference<>();
        ForcingTree tree = new ForcingTree(endgame, p, table -> {
            growth.set(growth(endgame, table, p, killer, redundancy));
            return growth.get();
        });
        boolean found = tree.grow(p, endgame.treeRules().limits(), SearchControl.unlimited()) == Growth.Result.FOUND;
        LevelGrowth level = Objects.requireNonNull(growth.get());
        return new TreeTrial(
                found, found ? tree.depth(tree.firstNode()) : 0, tree.examined(), level.neither(), level.redundant());
    }

    private static LevelGrowth growth(
            Endgame endgame, TreeTable table, Position p, boolean killer, boolean redundancy) {
        return new LevelGrowth(endgame, table, p, killer, redundancy);
    }
}
