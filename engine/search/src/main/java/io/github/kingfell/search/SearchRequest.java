package io.github.kingfell.search;

import io.github.kingfell.rules.board.Position;

/** A position with its game history, and the limits of the search. */
public record SearchRequest(Position position, SearchLimits limits) {
    /** Copies the position, so that the caller may change its own. */
    public SearchRequest {
        position = position.copy();
    }
}
