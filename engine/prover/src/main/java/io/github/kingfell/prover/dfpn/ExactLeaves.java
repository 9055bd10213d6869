package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;

/**
 * Exact values of leaves. Distance tables give the length of the mate; Syzygy tables show that the attacker does not
 * win. They ignore the halfmove clock, so a leaf is looked up only where the clock has just been reset.
 */
@Hot
final class ExactLeaves {
    /** The distance tables do not contain the position. */
    static final int UNKNOWN = -1;

    private final ExactValues distances;
    private final WdlValues outcomes;

    ExactLeaves(ExactValues distances, WdlValues outcomes) {
        this.distances = distances;
        this.outcomes = outcomes;
    }

    /**
     * Returns the moves of the attacker until the mate, {@link ProofEntry#NEVER} when there is none, or
     * {@link #UNKNOWN}.
     */
    int movesToMate(Position position, int attacker) {
        int plies = distances.plies(position);
        if (plies == ExactValues.UNKNOWN) {
            return UNKNOWN;
        }
        boolean mates = plies != ExactValues.DRAW && (plies % 2 == 1) == (position.sideToMove() == attacker);
        return mates ? (plies + 1) / 2 : ProofEntry.NEVER;
    }

    /**
     * Returns whether the attacker does not win, by a Syzygy table of the user. False also for a win that the
     * fifty-move rule spoils.
     *
     * @param left moves of the attacker
     */
    boolean isNotWon(Position position, int attacker, int left) {
        if (!outcomes.mayKnow(Long.bitCount(position.occupied()), 2 * left)) {
            return false;
        }
        int wdl = outcomes.wdl(position);
        return wdl != WdlValues.UNKNOWN && (position.sideToMove() == attacker ? wdl : -wdl) <= WdlValues.DRAW;
    }
}
