package io.github.kingfell.lab.audit;

import io.github.kingfell.rules.board.Position;

/** Exact distances, from outside the book. */
@FunctionalInterface
public interface ExactDistances {
    /** Plies to mate: odd when the side to move mates, even when it is mated; negative when neither is so. */
    int plies(Position x);
}
