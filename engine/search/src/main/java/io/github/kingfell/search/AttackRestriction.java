package io.github.kingfell.search;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Position;

/**
 * Leaves out some of the attacker's moves in a search for mate. The defender keeps all of his, so a mate proved under a
 * restriction is a mate; that there is none says nothing about the moves left out.
 */
@FunctionalInterface
public interface AttackRestriction {
    AttackRestriction NONE = after -> true;

    /** Only checks. */
    AttackRestriction CHECKS_ONLY = Position::inCheck;

    /**
     * Whether the attacker may make a move.
     *
     * @param after the position after it, the defender to move; must be left as it is
     */
    boolean allows(Position after);

    /** What both allow. */
    default AttackRestriction and(AttackRestriction other) {
        return after -> allows(after) && other.allows(after);
    }

    /** Only moves that leave the defender's king at most this number of steps; castling is not counted. */
    static AttackRestriction kingSteps(int most) {
        return after -> countKingSteps(after) <= most;
    }

    private static int countKingSteps(Position position) {
        int us = position.sideToMove();
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
