package io.github.kingfell.lab.classic.connectivity.ranking;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * What a move wins at once, less what can be taken from the mover afterwards. The paper's formula is printed
 * incompletely; this is a reconstruction: each man of the mover is looked at alone, the enemy takes him with the least
 * valuable man first, either side may stop, and the losses are added up.
 */
final class Exchange {
    private Exchange() {}

    /**
     * Gain less loss, in the units of {@link MenValues}.
     *
     * @param before the position in which the move is legal
     * @param after the same with the move made
     */
    static int balance(Position before, int move, Position after) {
        return gain(before, move) - losses(after, before.sideToMove());
    }

    /** A pawn that promotes gains the difference; the paper says nothing of it. */
    private static int gain(Position before, int move) {
        int gain = 0;
        if (before.isCapture(move)) {
            boolean passing = Move.kind(move) == Move.EN_PASSANT;
            gain = MenValues.of(passing ? Piece.PAWN : Piece.kind(before.pieceAt(Move.to(move))));
        }
        return Move.isPromotion(move) ? gain + MenValues.of(Move.promotedTo(move)) - MenValues.of(Piece.PAWN) : gain;
    }

    private static int losses(Position position, int color) {
        int losses = 0;
        for (long rest = position.color(color) & ~position.men(color, Piece.KING);
                rest != 0;
                rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int value = MenValues.of(Piece.kind(position.pieceAt(square)));
            losses += taken(position, square, value, Color.opponent(color), position.occupied());
        }
        return losses;
    }

    /**
     * What a side wins at best by taking on a square, 0 when it had better not.
     *
     * @param value of the man that stands there now
     * @param left men still on the board
     */
    private static int taken(Position position, int square, int value, int color, long left) {
        long attackers = position.attackersTo(square, left) & left & position.color(color);
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            long men = attackers & position.kind(kind);
            if (men != 0) {
                long after = left & ~Bitboard.of(Bitboard.first(men));
                int next = taken(position, square, MenValues.inExchanges(kind), Color.opponent(color), after);
                return Math.max(0, value - next);
            }
        }
        return 0;
    }
}
