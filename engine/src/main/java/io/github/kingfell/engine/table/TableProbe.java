package io.github.kingfell.engine.table;

import io.github.kingfell.engine.board.Position;
import java.util.Optional;

/** Answers from exact tables. */
public interface TableProbe {
    /** Not to be answered: too many men, castling rights, or a table that is not there. */
    int UNKNOWN = -2;

    int DRAW = -1;

    /**
     * Plies to mate, odd when the side to move mates, even when it is mated; {@link #DRAW} or {@link #UNKNOWN}. Neither
     * the fifty-move counter nor the game history counts.
     */
    int plies(Position position);

    /** The same in words; empty when unknown. */
    default Optional<Distance> distance(Position position) {
        int plies = plies(position);
        if (plies == UNKNOWN) {
            return Optional.empty();
        }
        return Optional.of(plies == DRAW ? Distance.DRAW : Distance.ofMate(plies));
    }
}
