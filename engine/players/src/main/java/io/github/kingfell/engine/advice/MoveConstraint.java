package io.github.kingfell.engine.advice;

/** A move constraint: the moves that a piece of advice considers, and their order. */
@FunctionalInterface
public interface MoveConstraint {
    int FORBIDDEN = -1;

    /** All moves, in the order of generation. */
    MoveConstraint ANY = (x, move) -> 0;

    /**
     * Returns the rank of a legal move. Moves of lower rank are tried first, those of equal rank in the order of
     * generation.
     *
     * @param x the position before the move; we are White in it
     * @return 0 or more, or {@link #FORBIDDEN}
     */
    int rank(AdviceNode x, int move);
}
