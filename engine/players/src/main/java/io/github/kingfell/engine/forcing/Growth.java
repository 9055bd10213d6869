package io.github.kingfell.engine.forcing;

import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.rules.board.Position;

/** A way to find a forcing tree. */
interface Growth {
    /**
     * Grows the tree from a head p into the table, forgetting the one before.
     *
     * @param p White strong and to move; not changed
     * @param headStanding of p
     * @param refusal what is worse
     */
    ForcingTree.Result grow(
            Position p, long headStanding, Refusal refusal, ForcingTree.Limits limits, SearchControl control);

    /** The node of the first move, {@link ForcingTree#NONE} when nothing was found. */
    int root();

    /** Positions compared with the head. */
    int examined();
}
