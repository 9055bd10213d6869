package io.github.kingfell.lab.classic.turing;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Score;

/**
 * The worth of men (page 4): pawn 1, knight 3, bishop 3 1/2, rook 5, queen 10, and the quotient of the two totals as
 * the value of a position. A quotient, unlike a difference, encourages exchanges when one is ahead.
 *
 * <p>Reconstruction: the text does not say what to divide by when nothing but the king is left. A bare king counts half
 * a pawn here, so that the quotient stays below mate.
 */
final class Material {
    /** Checkmate given; received it is the negative (page 4). */
    static final double MATE = 1000;

    /** Both have the same. Also a stalemate, of which the text does not speak. */
    static final double EVEN = 1;

    /** In half pawns. The king, which has no value, is worth more than all it can take. */
    private static final int[] HALF_PAWNS = {0, 2, 6, 7, 10, 20, 1000};

    private Material() {}

    /** Half pawns of a kind of man. */
    static int worth(int kind) {
        return HALF_PAWNS[kind];
    }

    /** Half pawns of all men of a colour but the king; 1 when there are none. */
    static int total(Position position, int color) {
        int total = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            total += HALF_PAWNS[kind] * Bitboard.count(position.men(color, kind));
        }
        return Math.max(1, total);
    }

    /** The total of a colour divided by the other's. Equal fractions give equal numbers. */
    static double quotient(Position position, int color) {
        return (double) total(position, color) / total(position, color ^ 1);
    }

    /** The quotient as centipawns: how far ahead the better side is if the other keeps what it has now. */
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
