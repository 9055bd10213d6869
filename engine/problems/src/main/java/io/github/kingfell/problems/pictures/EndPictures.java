package io.github.kingfell.problems.pictures;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/** Tells which ends of a play are out of reach even if both sides help. */
public interface EndPictures {
    /**
     * Returns those squares on which the beaten king, which is mated or stalemated, may stand in the end. Squares above
     * the first that passes need not be examined, and then stay in the set.
     *
     * @param kings the squares to examine
     * @param beating the side that makes the last move
     * @param moves that this side has left, the last one included
     * @param otherMoves that the other side has left
     */
    long reachable(Position position, long kings, int beating, int moves, int otherMoves);

    /** Removes moves that serve none of the ends found last. */
    default void keepUseful(Position position, MoveList moves) {}
}
