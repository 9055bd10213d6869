package io.github.kingfell.search;

import io.github.kingfell.rules.board.Position;

/** A position with the game that led to it, and the limits of a search of it. */
public record SearchRequest(Position position, SearchLimits limits) {
    /** Copies the position, so the caller may go on changing it. */
    public SearchRequest {
        position = position.copy();
    }
}
