package io.github.kingfell.classics.connectivity.ranking;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;

/**
 * Piece values {@code tact}: a piece is worth the greatest number of squares that it can attack, a bishop half of that,
 * because it can reach only half of the board (section 3.4): pawn 2, bishop 7, knight 8, king 8, rook 14, queen 27. The
 * printed table is lost; these values follow from the printed values of the squares.
 */
final class PieceValues {
    /** "For investigation of material exchanges, the king is assigned an arbitrary value of 1000." */
    static final int KING_IN_EXCHANGES = 1000;

    private static final int[] VALUES = new int[7];

    static {
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            for (int square = 0; square < 64; square++) {
                long attacked = kind == Piece.PAWN ? Attacks.pawn(Color.WHITE, square) : Attacks.of(kind, square, 0);
                VALUES[kind] = Math.max(VALUES[kind], Bitboard.count(attacked));
            }
        }
        VALUES[Piece.BISHOP] = (VALUES[Piece.BISHOP] + 1) / 2;
    }

    private PieceValues() {}

    /** Returns the value of a kind of piece; the king counts by the squares that it attacks. */
    static int of(int kind) {
        return VALUES[kind];
    }

    /** Returns the value of a kind of piece in an exchange. */
    static int inExchanges(int kind) {
        return kind == Piece.KING ? KING_IN_EXCHANGES : VALUES[kind];
    }
}
