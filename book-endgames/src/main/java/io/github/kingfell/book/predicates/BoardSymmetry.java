package io.github.kingfell.book.predicates;

import io.github.kingfell.rules.board.Bitboard;

/**
 * The four symmetries of the board that keep the colour of squares. A pattern is written down once, for the a-file, and
 * searched in each image.
 */
public enum BoardSymmetry {
    IDENTITY,
    /** Turned by 180 degrees: the h-file becomes the a-file. */
    ROTATION,
    /** Mirrored in the diagonal a1-h8: rank 1 becomes the a-file. */
    MAIN_DIAGONAL,
    /** Mirrored in the diagonal a8-h1: rank 8 becomes the a-file. */
    ANTIDIAGONAL;

    private static final BoardSymmetry[] ALL = values();

    /** Number of symmetries. */
    public static final int COUNT = 4;

    /** By number from 0, without the array that {@link #values} would copy. */
    public static BoardSymmetry number(int index) {
        return ALL[index];
    }

    /** The image of a square. */
    public int image(int square) {
        return switch (this) {
            case IDENTITY -> square;
            case ROTATION -> 63 - square;
            case MAIN_DIAGONAL -> transposed(square);
            case ANTIDIAGONAL -> 63 - transposed(square);
        };
    }

    /** All images of a square. */
    public static long images(int square) {
        long images = 0;
        for (BoardSymmetry symmetry : ALL) {
            images |= Bitboard.of(symmetry.image(square));
        }
        return images;
    }

    private static int transposed(int square) {
        return square >>> 3 | (square & 7) << 3;
    }
}
