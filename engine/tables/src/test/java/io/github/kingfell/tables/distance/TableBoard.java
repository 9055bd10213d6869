package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;

/**
 * The pieces of one material on squares, changed in place: a board small enough to visit millions of positions. What
 * moves are legal it knows from {@link Attacks} alone.
 */
@Hot
final class TableBoard {
    /** The square of a piece that was taken. */
    static final int GONE = -1;

    final TableMaterial material;

    /** By piece, in the order of the material; {@link #GONE} for a piece just taken. */
    final int[] squares;

    TableBoard(TableMaterial material) {
        this.material = material;
        squares = new int[material.pieceCount];
    }

    long occupied() {
        long occupied = 0;
        for (int square : squares) {
            if (square != GONE) {
                occupied |= 1L << square;
            }
        }
        return occupied;
    }

    long occupied(int color) {
        long occupied = 0;
        for (int piece = 0; piece < squares.length; piece++) {
            if (material.colors[piece] == color && squares[piece] != GONE) {
                occupied |= 1L << squares[piece];
            }
        }
        return occupied;
    }

    /** Puts a piece on another square, and the piece it captures off the board. */
    void move(int piece, int to, int captured) {
        if (captured != GONE) {
            squares[captured] = GONE;
        }
        squares[piece] = to;
    }

    void takeBack(int piece, int from, int to, int captured) {
        squares[piece] = from;
        if (captured != GONE) {
            squares[captured] = to;
        }
    }

    /** True when no two men share a square. */
    boolean isPossible() {
        return Long.bitCount(occupied()) == squares.length;
    }

    /** True when the king of the colour is attacked. */
    boolean isChecked(int color, long occupied) {
        int king = squares[color];
        for (int piece = 0; piece < squares.length; piece++) {
            if (material.colors[piece] != color
                    && squares[piece] != GONE
                    && (attacks(piece, squares[piece], occupied) >>> king & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The squares a piece would attack from a square. */
    long attacks(int piece, int square, long occupied) {
        return material.kinds[piece] == Piece.PAWN
                ? Attacks.pawn(material.colors[piece], square)
                : Attacks.of(material.kinds[piece], square, occupied);
    }

    /** Where a piece can go, own king's safety and en passant left aside. */
    long targets(int piece, long occupied, long own) {
        int square = squares[piece];
        if (material.kinds[piece] != Piece.PAWN) {
            return Attacks.of(material.kinds[piece], square, occupied) & ~own;
        }
        int forward = Color.forward(material.colors[piece]);
        long targets = Attacks.pawn(material.colors[piece], square) & occupied & ~own;
        if ((occupied >>> square + forward & 1) == 0) {
            targets |= 1L << square + forward;
            if (isOnHomeRank(piece, square) && (occupied >>> square + 2 * forward & 1) == 0) {
                targets |= 1L << square + 2 * forward;
            }
        }
        return targets;
    }

    /** True for a pawn that has not moved. */
    boolean isOnHomeRank(int piece, int square) {
        return square >> 3 == (material.colors[piece] == Color.WHITE ? 1 : 6);
    }

    boolean isPromotion(int piece, int to) {
        return material.isPawn(piece) && (to >> 3) % 7 == 0;
    }

    /** The piece on a square, {@link #GONE} if none. */
    int pieceOn(int square) {
        for (int piece = 0; piece < squares.length; piece++) {
            if (squares[piece] == square) {
                return piece;
            }
        }
        return GONE;
    }

    /**
     * The enemy pawn beside the square where a pawn of the colour arrives by a double step, {@link #GONE} if there is
     * none. Among four men there is at most one.
     */
    int enPassantTaker(int color, int square) {
        long beside = Attacks.pawn(color, square - Color.forward(color));
        for (int piece = 2; piece < squares.length; piece++) {
            if (material.isPawn(piece) && material.colors[piece] != color && (beside >>> squares[piece] & 1) != 0) {
                return piece;
            }
        }
        return GONE;
    }

    /** True when a pawn of the colour may make a double step beside an enemy pawn. */
    boolean allowsEnPassant(int color, long occupied) {
        int forward = Color.forward(color);
        for (int piece = 2; piece < squares.length; piece++) {
            if (material.isPawn(piece) && material.colors[piece] == color && isOnHomeRank(piece, squares[piece])) {
                int to = squares[piece] + 2 * forward;
                if (((1L << to | 1L << to - forward) & occupied) == 0 && enPassantTaker(color, to) != GONE) {
                    return true;
                }
            }
        }
        return false;
    }
}
