package io.github.kingfell.engine.forcing.growth;

import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;

/** A way to find a forcing tree. */
public interface Growth {
    /** How growing ended. */
    enum Result {
        FOUND,
        /** Every first move was dropped: the book's definitions leave none. */
        NOTHING_BETTER,
        LIMIT_REACHED
    }

    /**
     * Grows the tree from a root p into the table, forgetting the one before.
     *
     * @param p White strong and to move; not changed
     * @param rootStanding of p
     * @param refusal what is worse
     */
    Result grow(Position p, long rootStanding, Refusal refusal, TreeLimits limits, SearchControl control);

    /** The node of the first move, {@link TreeTable#NONE} when nothing was found. */
    int firstNode();

    /** Positions compared with the root. */
    int examined();

    /** True when the tree is not looked for but taken from a certificate. */
    default boolean isRemembered() {
        return false;
    }
}
