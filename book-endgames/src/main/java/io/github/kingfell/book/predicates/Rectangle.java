package io.github.kingfell.book.predicates;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;

/**
 * The rectangle that a rook's or queen's file and rank cut off the board on the side of the lone king (Huberman 1968,
 * chapter 4). While both lines hold, the king cannot leave it. The lines themselves do not belong to it.
 */
public final class Rectangle {
    private Rectangle() {}

    /** True when the king stands on neither line, so that there is a rectangle. */
    public static boolean exists(int piece, int bk) {
        return files(piece, bk) != 0 && ranks(piece, bk) != 0;
    }

    /** True when a square is neither in the rectangle nor on its two bounding rays. */
    public static boolean isOutside(int square, int piece, int bk) {
        return beyondFile(square, piece, bk) < 0 || beyondRank(square, piece, bk) < 0;
    }

    /** True when a square lies on one of the two bounding rays, the piece's own square included. */
    public static boolean isOnBoundary(int square, int piece, int bk) {
        return !isOutside(square, piece, bk)
                && (beyondFile(square, piece, bk) == 0 || beyondRank(square, piece, bk) == 0);
    }

    /** squad: how many squares there are, where the rectangle exists. */
    public static int size(int piece, int bk) {
        return width(piece, bk) * height(piece, bk);
    }

    /** Files of the rectangle. */
    public static int width(int piece, int bk) {
        return Square.file(bk) > Square.file(piece) ? 7 - Square.file(piece) : Square.file(piece);
    }

    /** Ranks of the rectangle. */
    public static int height(int piece, int bk) {
        return Square.rank(bk) > Square.rank(piece) ? 7 - Square.rank(piece) : Square.rank(piece);
    }

    /** The squares, where the rectangle exists. */
    public static long squares(int piece, int bk) {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            if (beyondFile(square, piece, bk) > 0 && beyondRank(square, piece, bk) > 0) {
                squares |= Bitboard.of(square);
            }
        }
        return squares;
    }

    private static int files(int piece, int bk) {
        return Integer.signum(Square.file(bk) - Square.file(piece));
    }

    private static int ranks(int piece, int bk) {
        return Integer.signum(Square.rank(bk) - Square.rank(piece));
    }

    /** How far a square lies beyond the piece's file, counted towards the king. */
    private static int beyondFile(int square, int piece, int bk) {
        return files(piece, bk) * (Square.file(square) - Square.file(piece));
    }

    private static int beyondRank(int square, int piece, int bk) {
        return ranks(piece, bk) * (Square.rank(square) - Square.rank(piece));
    }
}
