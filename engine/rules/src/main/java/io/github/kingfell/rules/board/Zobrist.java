package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/**
 * Random numbers for hashing positions (Zobrist 1970), from a fixed seed so that keys, and with them node counts, are
 * the same in every run.
 */
@Hot
final class Zobrist {
    private static final long[] PIECE_NUMBERS = new long[16 * 64];
    private static final long[] CASTLING = new long[16];
    private static final long[] EN_PASSANT_FILE = new long[8];

    /** Xored into the key when Black is to move. */
    static final long SIDE;

    private static final long SEED = 0x6B696E6766656C6CL; // "kingfell"

    static {
        int used = fill(PIECE_NUMBERS, 1);
        used = fill(CASTLING, used);
        used = fill(EN_PASSANT_FILE, used);
        SIDE = number(used);
        CASTLING[0] = 0;
    }

    private Zobrist() {}

    static long piece(int piece, int square) {
        return PIECE_NUMBERS[piece << 6 | square];
    }

    static long castling(int rights) {
        return CASTLING[rights];
    }

    static long enPassant(int square) {
        return EN_PASSANT_FILE[square & 7];
    }

    /** Fills an array with the numbers from {@code first} on and returns the index of the next unused one. */
    private static int fill(long[] table, int first) {
        for (int i = 0; i < table.length; i++) {
            table[i] = number(first + i);
        }
        return first + table.length;
    }

    /** The n-th output of SplitMix64 (Steele, Lea and Flood 2014). */
    private static long number(int n) {
        long z = SEED + n * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
