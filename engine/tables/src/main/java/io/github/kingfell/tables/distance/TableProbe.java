package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import java.util.Optional;

/** Answers from exact tables. {@link #UNKNOWN} are positions of too many men, and those whose table is not there. */
public interface TableProbe extends ExactValues {
    /** {@link #plies} in words; empty when unknown. */
    default Optional<Distance> distance(Position position) {
        int plies = plies(position);
        if (plies == UNKNOWN) {
            return Optional.empty();
        }
        return Optional.of(plies == DRAW ? Distance.DRAW : Distance.ofMate(plies));
    }
}
