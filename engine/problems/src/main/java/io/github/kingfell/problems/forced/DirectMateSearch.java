package io.github.kingfell.problems.forced;

import io.github.kingfell.prover.fullwidth.FullWidthMate;
import io.github.kingfell.rules.board.Move;

/**
 * Direct mates in which the attacker has all his moves.
 *
 * @param search of the problem's position
 */
record DirectMateSearch(FullWidthMate search) implements ForcedSearch {
    @Override
    public boolean wins(int left) {
        return left > 0 && search.mates(left);
    }

    @Override
    public boolean isForced(int left) {
        return search.isMated(left);
    }

    @Override
    public boolean isAnswered(int left) {
        return wins(left);
    }

    @Override
    public int solvingMove(int left) {
        return search.mates(left) ? search.move() : Move.NONE;
    }

    /** There is no such rule in direct play. */
    @Override
    public boolean mustEnd(boolean attacker) {
        return false;
    }

    /** Mate is seen after the move. */
    @Override
    public boolean reaches(int move, boolean attacker, int left) {
        return false;
    }

    @Override
    public boolean isStopped() {
        return search.isStopped();
    }

    @Override
    public long nodes() {
        return search.nodes();
    }
}
