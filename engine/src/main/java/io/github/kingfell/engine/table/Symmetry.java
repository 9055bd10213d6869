package io.github.kingfell.engine.table;

/**
 * The eight symmetries of the board as {@code int}: bit 0 exchanges the files, bit 1 the ranks, then bit 2 exchanges
 * files with ranks. Without pawns a position keeps its value under all of them, with pawns under the first two numbers.
 */
final class Symmetry {
    static final int IDENTITY = 0;
    static final int FILES = 1;

    /** Reflection in the diagonal a1-h8. */
    static final int DIAGONAL = 4;

    static final int COUNT = 8;

    private static final byte[] IMAGES = new byte[COUNT * 64];

    static {
        for (int symmetry = 0; symmetry < COUNT; symmetry++) {
            for (int square = 0; square < 64; square++) {
                int image = square ^ ((symmetry & 1) != 0 ? 7 : 0) ^ ((symmetry & 2) != 0 ? 56 : 0);
                boolean transposed = (symmetry & DIAGONAL) != 0;
                IMAGES[symmetry << 6 | square] = (byte) (transposed ? image >> 3 | (image & 7) << 3 : image);
            }
        }
    }

    private Symmetry() {}

    static int apply(int symmetry, int square) {
        return IMAGES[symmetry << 6 | square];
    }
}
