package io.github.kingfell.classics.shannon;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * The function g(P) of section 6: 1 "if any piece is attacked by a piece of lower value or by more pieces than defences
 * or if any check exists on a square controlled by the opponent".
 *
 * <p>Reconstruction: pawns are pieces; pins are ignored; the check is one to the side to move.
 */
final class Stability {
    /** Values by kind, from none to king. Bishop and knight are equal. */
    private static final int[] WORTH = {0, 1, 3, 3, 5, 9, 200};

    private Stability() {}

    /** Returns whether g(P) is 0. */
    static boolean isStable(Position position) {
        int us = position.sideToMove();
        return !position.inCheck() && enPrise(position, us) == 0 && enPrise(position, us ^ 1) == 0;
    }

    /**
     * Returns the pieces of a colour, without the king, that are attacked by a piece of lower value or by more pieces
     * than defend them.
     */
    static long enPrise(Position position, int color) {
        long found = 0;
        long pieces = position.color(color) & ~position.kind(Piece.KING);
        for (long rest = pieces; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            long all = position.attackersTo(square, position.occupied());
            long attackers = all & position.color(color ^ 1);
            if (attackers != 0
                    && (Bitboard.count(attackers) > Bitboard.count(all & position.color(color))
                            || cheapest(position, attackers) < WORTH[Piece.kind(position.pieceAt(square))])) {
                found |= Bitboard.of(square);
            }
        }
        return found;
    }

    private static int cheapest(Position position, long pieces) {
        int least = Integer.MAX_VALUE;
        for (long rest = pieces; rest != 0; rest = Bitboard.rest(rest)) {
            least = Math.min(least, WORTH[Piece.kind(position.pieceAt(Bitboard.first(rest)))]);
        }
        return least;
    }
}
