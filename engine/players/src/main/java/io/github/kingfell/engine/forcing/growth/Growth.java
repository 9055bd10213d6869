package io.github.kingfell.engine.forcing.growth;

import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;

/** A method that finds a forcing tree. */
public interface Growth {
    /** The result of growing. */
    enum Result {
        FOUND,
        /** Every first move was dropped: by the book's definitions none is good. */
        NOTHING_BETTER,
        LIMIT_REACHED
    }

    /**
     * Grows the tree from a root p into the tree table; the tree before it is lost.
     *
     * @param p White strong and to move; not changed
     * @param rootStanding of p
     * @param refusal which positions are worse
     */
    Result grow(Position p, long rootStanding, Refusal refusal, TreeLimits limits, SearchControl control);

    /** Returns the node of the first move, {@link TreeTable#NONE} when nothing was found. */
    int firstNode();

    /** Returns the number of positions compared with the root. */
    int examined();

    /** Returns whether the tree comes from a certificate instead of a search. */
    default boolean isRemembered() {
        return false;
    }
}
