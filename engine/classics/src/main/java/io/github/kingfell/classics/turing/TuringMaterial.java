package io.github.kingfell.classics.turing;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Score;

/**
 * Piece values (page 4): pawn 1, knight 3, bishop 3 1/2, rook 5, queen 10. The value of a position is the quotient of
 * the two totals. A quotient, unlike a difference, encourages exchanges for the side that is ahead.
 *
 * <p>Reconstruction: the text does not say what to divide by when a side has only its king. Here a bare king counts
 * half a pawn, so that the quotient stays below mate.
 */
final class TuringMaterial {
    /** The value of giving checkmate; being mated is the negative (page 4). */
    static final double MATE = 1000;

    /** Equal material. Also the value of a stalemate, which the text does not mention. */
    static final double EVEN = 1;

    /** In half pawns. The king, which has no value, is worth more than everything that it can capture. */
    private static final int[] HALF_PAWNS = {0, 2, 6, 7, 10, 20, 1000};

    private TuringMaterial() {}

    /** Returns the value of a kind of piece in half pawns. */
    static int worth(int kind) {
        return HALF_PAWNS[kind];
    }

    /** Returns the value of all pieces of a colour without the king, in half pawns; 1 when there are none. */
    static int total(Position position, int color) {
        int total = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            total += HALF_PAWNS[kind] * Bitboard.count(position.pieces(color, kind));
        }
        return Math.max(1, total);
    }

    /** Returns the total of a colour divided by that of the other. Equal fractions give equal numbers. */
    static double quotient(Position position, int color) {
        return (double) total(position, color) / total(position, color ^ 1);
    }

    /** Converts the quotient to centipawns: the lead of the better side if the other keeps its present material. */
    static int centipawns(double value, Position position, int color) {
        if (Math.abs(value) >= MATE) {
            return value > 0 ? Score.HIGHEST_CENTIPAWNS : -Score.HIGHEST_CENTIPAWNS;
        }
        double halfPawns = value >= EVEN
                ? (value - EVEN) * total(position, color ^ 1)
                : (EVEN - 1 / value) * total(position, color);
        return (int) Math.round(50 * halfPawns);
    }
}
