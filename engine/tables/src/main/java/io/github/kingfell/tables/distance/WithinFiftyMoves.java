package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;

/**
 * Exact values that leave out mates which may take more than fifty moves; some tables of five men have such mates. The
 * reader is probed only when the halfmove clock is zero.
 */
final class WithinFiftyMoves implements ExactValues {
    /** A side may claim the draw with the move that completes the fifty. */
    private static final int MOST_PLIES = Position.FIFTY_MOVES_IN_PLIES - 2;

    private final ExactValues values;

    WithinFiftyMoves(ExactValues values) {
        this.values = values;
    }

    @Override
    public int plies(Position position) {
        int plies = values.plies(position);
        return plies > MOST_PLIES ? UNKNOWN : plies;
    }

    /** An estimate, for which the clock does not matter. */
    @Override
    public int pliesAgainstBareKing(Position position, int attacker) {
        return values.pliesAgainstBareKing(position, attacker);
    }
}
