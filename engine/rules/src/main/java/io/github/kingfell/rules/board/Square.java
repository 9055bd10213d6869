package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/** Squares as {@code int} 0..63, a1 = 0, b1 = 1, ..., h8 = 63. Files and ranks are 0..7. */
@Hot
public final class Square {
    /** No square, for the en-passant field. Outside 0..63. */
    public static final int NONE = 64;

    public static final int A1 = 0;
    public static final int H1 = 7;
    public static final int A8 = 56;
    public static final int H8 = 63;

    private Square() {}

    /** The square of a file and a rank, 0..7 each. */
    public static int of(int file, int rank) {
        return rank << 3 | file;
    }

    /** The file, 0 (a) to 7 (h). */
    public static int file(int square) {
        return square & 7;
    }

    /** The rank, 0 (White's back rank) to 7. */
    public static int rank(int square) {
        return square >>> 3;
    }

    /** The square seen from the other side of the board: a1 and a8 change places. */
    public static int flip(int square) {
        return square ^ 56;
    }

    /** King moves between two squares on an empty board. */
    public static int distance(int a, int b) {
        return Math.max(Math.abs(file(a) - file(b)), Math.abs(rank(a) - rank(b)));
    }

    /** True when the square is dark, as a1 is. */
    public static boolean isDark(int square) {
        return (file(square) + rank(square)) % 2 == 0;
    }

    /** Algebraic name, such as {@code e4}. */
    public static String name(int square) {
        return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
    }

    /** The square of an algebraic name, or {@link #NONE} when the text is not exactly one square. */
    public static int parse(String name) {
        if (name.length() != 2) {
            return NONE;
        }
        int file = name.charAt(0) - 'a';
        int rank = name.charAt(1) - '1';
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? NONE : of(file, rank);
    }
}
