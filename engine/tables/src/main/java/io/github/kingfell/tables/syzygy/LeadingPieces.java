package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Square;

/**
 * Numbers the arrangements of the first pieces of a file without pawns: two kings, or the kings and a piece of which
 * there is only one. The board is turned so that the first piece stands in the triangle a1-d1-d4, and the first of them
 * that is not on the long diagonal through a1 is below it.
 */
@Hot
final class LeadingPieces {
    /** Arrangements of three pieces. */
    static final int THREE = 31_332;

    /** Arrangements of the kings. */
    static final int KINGS = 462;

    // Offsets for three pieces, by which piece is the first off the diagonal: the first, the second, the third, or
    // none.
    private static final int SECOND = 6 * 63 * 62;
    private static final int THIRD = SECOND + 4 * 28 * 62;
    private static final int NO = THIRD + 4 * 7 * 28;

    /** Squares of the triangle: the six below the diagonal in order, then the four on it. */
    private static final int[] TRIANGLE = new int[64];

    /** Squares below the diagonal in order, 0..27. */
    private static final int[] BELOW = new int[64];

    private static final int[] KING_PAIRS = new int[10 * 64];

    static {
        int below = 0;
        int inside = 0;
        for (int square = 0; square < 64; square++) {
            int file = Square.file(square);
            if (height(square) < 0) {
                BELOW[square] = below++;
                if (file < 4) {
                    TRIANGLE[square] = inside++;
                }
            } else if (height(square) == 0 && file < 4) {
                TRIANGLE[square] = 6 + file;
            }
        }
        numberKings();
    }

    private LeadingPieces() {}

    /** Returns how far above the diagonal a square is; negative below. */
    static int height(int square) {
        return Square.rank(square) - Square.file(square);
    }

    /** Numbers the arrangements of the kings; those with both kings on the diagonal come last. */
    private static void numberKings() {
        int number = 0;
        for (int onDiagonal = 0; onDiagonal < 2; onDiagonal++) {
            for (int place = 0; place < 10; place++) {
                int first = squareOf(place);
                for (int second = 0; second < 64; second++) {
                    boolean both = height(first) == 0 && height(second) == 0;
                    boolean mirrored = height(first) == 0 && height(second) > 0;
                    if (Square.distance(first, second) > 1 && !mirrored && both == (onDiagonal == 1)) {
                        KING_PAIRS[place * 64 + second] = number++;
                    }
                }
            }
        }
    }

    private static int squareOf(int place) {
        for (int square = 0; square < 32; square++) {
            if (Square.file(square) < 4 && height(square) <= 0 && TRIANGLE[square] == place) {
                return square;
            }
        }
        throw new IllegalArgumentException("no place in the triangle: " + place);
    }

    /** Returns the number of an arrangement of two kings, below {@link #KINGS}. */
    static int ofKings(int first, int second) {
        return KING_PAIRS[TRIANGLE[first] * 64 + second];
    }

    /** Returns the number of an arrangement of three pieces, below {@link #THREE}. */
    static int ofThree(int first, int second, int third) {
        // Occupied squares are left out of the count.
        int secondLess = second > first ? 1 : 0;
        int thirdLess = (third > first ? 1 : 0) + (third > second ? 1 : 0);
        if (height(first) != 0) {
            return (TRIANGLE[first] * 63 + second - secondLess) * 62 + third - thirdLess;
        }
        if (height(second) != 0) {
            return SECOND + (Square.rank(first) * 28 + BELOW[second]) * 62 + third - thirdLess;
        }
        int diagonal = Square.rank(first) * 7 + Square.rank(second) - secondLess;
        if (height(third) != 0) {
            return THIRD + diagonal * 28 + BELOW[third];
        }
        return NO + diagonal * 6 + Square.rank(third) - thirdLess;
    }
}
