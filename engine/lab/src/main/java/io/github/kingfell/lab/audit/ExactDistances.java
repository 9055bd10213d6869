package io.github.kingfell.lab.audit;

import io.github.kingfell.rules.board.Position;

/** Supplies exact distances to mate from a source other than the book. */
@FunctionalInterface
public interface ExactDistances {
    /**
     * Returns the plies to mate: odd when the side to move mates, even when it is mated, negative when the position is
     * drawn.
     */
    int plies(Position x);
}
