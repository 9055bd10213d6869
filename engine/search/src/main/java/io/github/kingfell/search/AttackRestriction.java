package io.github.kingfell.search;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Position;

/**
 * Excludes some of the attacker's moves from a search for mate. The defender keeps all of his, so a mate proved under a
 * restriction is a mate; a disproof says nothing about the excluded moves.
 */
@FunctionalInterface
public interface AttackRestriction {
    AttackRestriction NONE = after -> true;

    /** Allows only checks. */
    AttackRestriction CHECKS_ONLY = Position::inCheck;

    /**
     * Returns whether the attacker may make a move.
     *
     * @param after the position after it, the defender to move; must not be changed
     */
    boolean allows(Position after);

    /** Returns a restriction that allows the moves allowed by both. */
    default AttackRestriction and(AttackRestriction other) {
        return after -> allows(after) && other.allows(after);
    }

    /** Allows only moves that leave the defender's king at most this number of steps; castling is not counted. */
    static AttackRestriction kingSteps(int most) {
        return after -> countKingSteps(after) <= most;
    }

    private static int countKingSteps(Position position) {
        int us = position.sideToMove();
        if (!position.hasKing(us)) {
            return 0;
        }
        int king = position.king(us);
        long withoutKing = position.occupied() & ~Bitboard.of(king);
        int count = 0;
        for (long steps = Attacks.king(king) & ~position.color(us); steps != 0; steps = Bitboard.rest(steps)) {
            if (!position.isAttacked(Bitboard.first(steps), us ^ 1, withoutKing)) {
                count++;
            }
        }
        return count;
    }
}
