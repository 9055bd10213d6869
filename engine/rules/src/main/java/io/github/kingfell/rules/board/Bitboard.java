package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/** Sets of squares as {@code long}: bit {@code s} is set when square {@code s} belongs to the set. */
@Hot
public final class Bitboard {
    public static final long FILE_A = 0x0101010101010101L;
    public static final long FILE_H = FILE_A << 7;
    public static final long RANK_1 = 0xFFL;
    public static final long RANK_8 = RANK_1 << 56;
    /** The 32 dark squares, a1 among them. */
    public static final long DARK = 0xAA55AA55AA55AA55L;

    private Bitboard() {}

    /** The set of one square, 0..63. */
    public static long of(int square) {
        return 1L << square;
    }

    /** The squares of a file, 0 (a) to 7 (h). */
    public static long file(int file) {
        return FILE_A << file;
    }

    /** The squares of a rank, 0 (White's back rank) to 7. */
    public static long rank(int rank) {
        return RANK_1 << 8 * rank;
    }

    /** True when the square, 0..63, belongs to the set. */
    public static boolean contains(long set, int square) {
        return (set >>> square & 1) != 0;
    }

    /** The lowest square of a set that is not empty. */
    public static int first(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    /** The set without its lowest square. */
    public static long rest(long set) {
        return set & set - 1;
    }

    /** The number of squares, 0..64. */
    public static int count(long set) {
        return Long.bitCount(set);
    }

    /** True when the set has two squares or more. */
    public static boolean several(long set) {
        return rest(set) != 0;
    }

    /** Eight lines of eight characters, rank 8 first, for tests and debugging. */
    public static String toText(long set) {
        StringBuilder text = new StringBuilder(72);
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                text.append(contains(set, Square.of(file, rank)) ? 'x' : '.');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
