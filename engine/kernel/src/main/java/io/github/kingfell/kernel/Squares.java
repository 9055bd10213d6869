package io.github.kingfell.kernel;

/** Squares as numbers: a1 is 0, b1 is 1, h8 is 63. {@link #NONE} is -1. */
final class Squares {

    static final int NONE = -1;

    private Squares() {}

    static int rank(int square) {
        return square / 8;
    }

    /** The square this many files to the right and this many ranks up; {@link #NONE} off the board. */
    static int step(int square, int right, int up) {
        int file = square % 8 + right;
        int rank = rank(square) + up;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? NONE : 8 * rank + file;
    }

    static String name(int square) {
        return "" + (char) ('a' + square % 8) + (char) ('1' + rank(square));
    }

    /** The square of a name such as {@code e4}; {@link #NONE} when the text is no square. */
    static int named(String name) {
        return name.matches("[a-h][1-8]") ? 8 * (name.charAt(1) - '1') + name.charAt(0) - 'a' : NONE;
    }
}
