package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/**
 * Pawn spans: the squares ahead of a pawn on its own file and on the neighbouring files, up to the edge of the board.
 */
@Hot
public final class PawnSpans {
    private static final long[] AHEAD = new long[128];
    private static final long[] AHEAD_BESIDE = new long[128];
    private static final long[] BESIDE = new long[8];

    static {
        for (int file = 0; file < 8; file++) {
            BESIDE[file] = (file > 0 ? Bitboard.file(file - 1) : 0) | (file < 7 ? Bitboard.file(file + 1) : 0);
        }
        for (int square = 0; square < 64; square++) {
            long above = Square.rank(square) == 7 ? 0 : -1L << 8 * (Square.rank(square) + 1);
            long below = (1L << 8 * Square.rank(square)) - 1;
            int file = Square.file(square);
            AHEAD[square] = above & Bitboard.file(file);
            AHEAD[64 + square] = below & Bitboard.file(file);
            AHEAD_BESIDE[square] = above & BESIDE[file];
            AHEAD_BESIDE[64 + square] = below & BESIDE[file];
        }
    }

    private PawnSpans() {}

    /** The squares of the same file that a pawn of the colour may still pass. */
    public static long ahead(int color, int square) {
        return AHEAD[color << 6 | square];
    }

    /** The same on the neighbouring files: squares from which an enemy pawn may come to attack the square. */
    public static long aheadBeside(int color, int square) {
        return AHEAD_BESIDE[color << 6 | square];
    }

    /** The one or two files next to a file. */
    public static long beside(int file) {
        return BESIDE[file];
    }
}
