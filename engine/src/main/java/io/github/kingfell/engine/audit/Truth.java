package io.github.kingfell.engine.audit;

import io.github.kingfell.engine.board.Position;

/** Exact distances, from outside the book. */
@FunctionalInterface
public interface Truth {
    /** Plies to mate: odd when the side to move mates, even when it is mated; negative when neither is so. */
    int plies(Position x);
}
