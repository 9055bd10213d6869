package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import java.util.Optional;

/**
 * Probes exact tables. The answer is {@link #UNKNOWN} for positions of too many pieces, and where the table is missing.
 */
public interface TableProbe extends ExactValues {
    /** Returns {@link #plies} as a {@link Distance}; empty when unknown. */
    default Optional<Distance> distance(Position position) {
        int plies = plies(position);
        if (plies == UNKNOWN) {
            return Optional.empty();
        }
        return Optional.of(plies == DRAW ? Distance.DRAW : Distance.ofMate(plies));
    }
}
