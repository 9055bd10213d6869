package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;

/** Steps of whole sets of squares: of kings, of pawns, and of 64 rows turned about their diagonal. */
@Hot
final class KingSets {
    private KingSets() {}

    /** Returns the squares that a king reaches in one step from a square of the set. */
    static long steps(long set) {
        long beside = (set & ~Bitboard.FILE_A) >>> 1 | (set & ~Bitboard.FILE_H) << 1;
        long row = set | beside;
        return beside | row << 8 | row >>> 8;
    }

    /** Returns the squares that White's pawns attack. */
    static long attackedByWhite(long pawns) {
        return (pawns & ~Bitboard.FILE_A) << 7 | (pawns & ~Bitboard.FILE_H) << 9;
    }

    /** Returns the squares that Black's pawns attack. */
    static long attackedByBlack(long pawns) {
        return (pawns & ~Bitboard.FILE_A) >>> 9 | (pawns & ~Bitboard.FILE_H) >>> 7;
    }

    /** Exchanges rows and columns of 64 rows of 64 bits in place (Warren, Hacker's Delight, 2002, section 7-3). */
    static void transpose(long[] rows) {
        long mask = 0xFFFFFFFFL;
        for (int width = 32; width != 0; width >>= 1) {
            for (int row = 0; row < 64; row = (row | width) + 1 & ~width) {
                long crossed = (rows[row] >>> width ^ rows[row | width]) & mask;
                rows[row] ^= crossed << width;
                rows[row | width] ^= crossed;
            }
            mask ^= mask << (width >> 1);
        }
    }
}
