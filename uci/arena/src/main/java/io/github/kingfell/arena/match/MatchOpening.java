package io.github.kingfell.arena.match;

import io.github.kingfell.rules.board.Position;
import java.util.List;

/**
 * The beginning of the games of a match: a position, and moves that are played before the engines think.
 *
 * @param start before the first move; not to be changed
 */
public record MatchOpening(Position start, List<Integer> moves) {
    public MatchOpening {
        moves = List.copyOf(moves);
    }
}
