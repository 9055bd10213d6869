package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;

/**
 * The men of one material on squares, changed in place: a board small enough to visit millions of positions. What moves
 * are legal it knows from {@link Attacks} alone.
 */
@Hot
final class TableBoard {
    /** The square of a man that was taken. */
    static final int GONE = -1;

    final TableMaterial material;

    /** By man, in the order of the material; {@link #GONE} for a man just taken. */
    final int[] squares;

    TableBoard(TableMaterial material) {
        this.material = material;
        squares = new int[material.men];
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
        for (int man = 0; man < squares.length; man++) {
            if (material.colors[man] == color && squares[man] != GONE) {
                occupied |= 1L << squares[man];
            }
        }
        return occupied;
    }

    /** Puts a man on another square, and the man it captures off the board. */
    void move(int man, int to, int captured) {
        if (captured != GONE) {
            squares[captured] = GONE;
        }
        squares[man] = to;
    }

    void takeBack(int man, int from, int to, int captured) {
        squares[man] = from;
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
        for (int man = 0; man < squares.length; man++) {
            if (material.colors[man] != color
                    && squares[man] != GONE
                    && (attacks(man, squares[man], occupied) >>> king & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The squares a man would attack from a square. */
    long attacks(int man, int square, long occupied) {
        return material.kinds[man] == Piece.PAWN
                ? Attacks.pawn(material.colors[man], square)
                : Attacks.of(material.kinds[man], square, occupied);
    }

    /** Where a man can go, own king's safety and en passant left aside. */
    long targets(int man, long occupied, long own) {
        int square = squares[man];
        if (material.kinds[man] != Piece.PAWN) {
            return Attacks.of(material.kinds[man], square, occupied) & ~own;
        }
        int forward = Color.forward(material.colors[man]);
        long targets = Attacks.pawn(material.colors[man], square) & occupied & ~own;
        if ((occupied >>> square + forward & 1) == 0) {
            targets |= 1L << square + forward;
            if (isOnHomeRank(man, square) && (occupied >>> square + 2 * forward & 1) == 0) {
                targets |= 1L << square + 2 * forward;
            }
        }
        return targets;
    }

    /** True for a pawn that has not moved. */
    boolean isOnHomeRank(int man, int square) {
        return square >> 3 == (material.colors[man] == Color.WHITE ? 1 : 6);
    }

    boolean isPromotion(int man, int to) {
        return material.isPawn(man) && (to >> 3) % 7 == 0;
    }

    /** The man on a square, {@link #GONE} if none. */
    int manOn(int square) {
        for (int man = 0; man < squares.length; man++) {
            if (squares[man] == square) {
                return man;
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
        for (int man = 2; man < squares.length; man++) {
            if (material.isPawn(man) && material.colors[man] != color && (beside >>> squares[man] & 1) != 0) {
                return man;
            }
        }
        return GONE;
    }

    /** True when a pawn of the colour may make a double step beside an enemy pawn. */
    boolean allowsEnPassant(int color, long occupied) {
        int forward = Color.forward(color);
        for (int man = 2; man < squares.length; man++) {
            if (material.isPawn(man) && material.colors[man] == color && isOnHomeRank(man, squares[man])) {
                int to = squares[man] + 2 * forward;
                if (((1L << to | 1L << to - forward) & occupied) == 0 && enPassantTaker(color, to) != GONE) {
                    return true;
                }
            }
        }
        return false;
    }
}
