package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/**
 * The eight symmetries of the board as {@code int}: bit 0 exchanges the files, bit 1 the ranks, then bit 2 exchanges
 * files with ranks. Without pawns a position keeps its value under all of them, with pawns under the first two numbers.
 */
@Hot
public final class Symmetry {
    public static final int IDENTITY = 0;
    public static final int FILES = 1;
    public static final int RANKS = 2;

    /** Reflection in the diagonal a1-h8. */
    public static final int DIAGONAL = 4;

    /** Exclusive upper bound of the symmetries. */
    public static final int COUNT = 8;

    private static final byte[] IMAGES = new byte[COUNT * 64];

    static {
        for (int symmetry = 0; symmetry < COUNT; symmetry++) {
            for (int square = 0; square < 64; square++) {
                int image = square ^ ((symmetry & FILES) != 0 ? 7 : 0) ^ ((symmetry & RANKS) != 0 ? 56 : 0);
                boolean transposed = (symmetry & DIAGONAL) != 0;
                IMAGES[symmetry << 6 | square] = (byte) (transposed ? image >> 3 | (image & 7) << 3 : image);
            }
        }
    }

    private Symmetry() {}

    /** The image of a square. */
    public static int apply(int symmetry, int square) {
        return IMAGES[symmetry << 6 | square];
    }

    /**
     * The image of a move other than castling, in a position without pawns unless the symmetry only exchanges files.
     */
    public static int applyToMove(int symmetry, int move) {
        return Move.of(apply(symmetry, Move.from(move)), apply(symmetry, Move.to(move)), Move.kind(move));
    }

    /** The inverse symmetry. When the diagonal exchanges files and ranks, the first two bits change places. */
    public static int inverse(int symmetry) {
        return (symmetry & DIAGONAL) == 0 ? symmetry : DIAGONAL | (symmetry & FILES) << 1 | (symmetry & RANKS) >> 1;
    }
}
