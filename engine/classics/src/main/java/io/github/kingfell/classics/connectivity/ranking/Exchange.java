package io.github.kingfell.classics.connectivity.ranking;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * The material balance of a move: its immediate gain, less what can be captured from the mover afterwards. The paper's
 * formula is printed incompletely, so this is a reconstruction. Each piece of the mover is examined alone: the enemy
 * captures it with the least valuable piece first, and either side may stop. The losses are added up.
 */
final class Exchange {
    private Exchange() {}

    /**
     * Returns gain less loss, in the units of {@link PieceValues}.
     *
     * @param before the position in which the move is legal
     * @param after the same position with the move made
     */
    static int balance(Position before, int move, Position after) {
        return gain(before, move) - losses(after, before.sideToMove());
    }

    /** Returns the gain of a move. A promoting pawn gains the difference; the paper does not mention it. */
    private static int gain(Position before, int move) {
        int gain = 0;
        if (before.isCapture(move)) {
            boolean passing = Move.kind(move) == Move.EN_PASSANT;
            gain = PieceValues.of(passing ? Piece.PAWN : Piece.kind(before.pieceAt(Move.to(move))));
        }
        return Move.isPromotion(move)
                ? gain + PieceValues.of(Move.promotedTo(move)) - PieceValues.of(Piece.PAWN)
                : gain;
    }

    private static int losses(Position position, int color) {
        int losses = 0;
        for (long rest = position.color(color) & ~position.pieces(color, Piece.KING);
                rest != 0;
                rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int value = PieceValues.of(Piece.kind(position.pieceAt(square)));
            losses += taken(position, square, value, Color.opponent(color), position.occupied());
        }
        return losses;
    }

    /**
     * Returns the most that a side can win by captures on a square, 0 when it should not capture.
     *
     * @param value of the piece that stands there now
     * @param left pieces still on the board
     */
    private static int taken(Position position, int square, int value, int color, long left) {
        long attackers = position.attackersTo(square, left) & left & position.color(color);
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            long ofKind = attackers & position.kind(kind);
            if (ofKind != 0) {
                long after = left & ~Bitboard.of(Bitboard.first(ofKind));
                int next = taken(position, square, PieceValues.inExchanges(kind), Color.opponent(color), after);
                return Math.max(0, value - next);
            }
        }
        return 0;
    }
}
