package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/**
 * Attack sets: the squares that a piece on a square attacks, whether they are empty or hold a piece of either colour.
 *
 * <p>Sliding attacks use hyperbola quintessence (Aleks Peschel and Gerd Isenberg, 2007): on a line through the slider,
 * {@code (o - 2s) ^ reverse(reverse(o) - 2 reverse(s))} flips exactly the squares up to the first blocker on each side.
 * A byte swap reverses files and diagonals; ranks have their own lookup array of 8 x 64 bytes. The arrays take about
 * 100 kB, are computed at class load and need no magic numbers.
 */
@Hot
public final class Attacks {
    private static final int[][] KNIGHT_STEPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
    };
    private static final int[][] KING_STEPS = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};

    private static final long[] KNIGHT = stepTable(KNIGHT_STEPS);
    private static final long[] KING = stepTable(KING_STEPS);
    private static final long[] PAWN = new long[128];

    /** Lines through a square without the square itself. */
    private static final long[] FILE = new long[64];

    private static final long[] DIAGONAL = new long[64];
    private static final long[] ANTIDIAGONAL = new long[64];

    /** Attacks along a rank, indexed by the six inner occupancy bits times 8 plus the file. */
    private static final byte[] RANK = new byte[64 * 8];

    private static final long[] BETWEEN = new long[64 * 64];
    private static final long[] LINE = new long[64 * 64];
    private static final long[] SHADOW = new long[64 * 64];

    static {
        for (int square = 0; square < 64; square++) {
            PAWN[square] = steps(square, new int[][] {{-1, 1}, {1, 1}});
            PAWN[64 + square] = steps(square, new int[][] {{-1, -1}, {1, -1}});
            FILE[square] = ray(square, 0, 1, 0) | ray(square, 0, -1, 0);
            DIAGONAL[square] = ray(square, 1, 1, 0) | ray(square, -1, -1, 0);
            ANTIDIAGONAL[square] = ray(square, 1, -1, 0) | ray(square, -1, 1, 0);
        }
        for (int inner = 0; inner < 64; inner++) {
            for (int file = 0; file < 8; file++) {
                long occupied = (long) inner << 1;
                RANK[inner * 8 + file] = (byte) (ray(file, 1, 0, occupied) | ray(file, -1, 0, occupied));
            }
        }
        for (int a = 0; a < 64; a++) {
            for (int[] step : KING_STEPS) {
                long line = Bitboard.of(a) | ray(a, step[0], step[1], 0) | ray(a, -step[0], -step[1], 0);
                long passed = 0;
                for (long rest = ray(a, step[0], step[1], 0); rest != 0; ) {
                    // Walk outwards: upwards or downwards in square order.
                    int b = step[1] * 8 + step[0] > 0 ? Bitboard.first(rest) : 63 - Long.numberOfLeadingZeros(rest);
                    rest &= ~Bitboard.of(b);
                    BETWEEN[a << 6 | b] = passed;
                    LINE[a << 6 | b] = line;
                    SHADOW[a << 6 | b] = rest;
                    passed |= Bitboard.of(b);
                }
            }
        }
    }

    private Attacks() {}

    /** Squares that a knight on a square attacks. */
    public static long knight(int square) {
        return KNIGHT[square];
    }

    /** Squares that a king on a square attacks. */
    public static long king(int square) {
        return KING[square];
    }

    /** The two squares a pawn of the colour captures on. */
    public static long pawn(int color, int square) {
        return PAWN[color << 6 | square];
    }

    /** Squares that a bishop attacks, up to and including the first piece in each direction. */
    public static long bishop(int square, long occupied) {
        return alongBytes(square, occupied, DIAGONAL[square]) | alongBytes(square, occupied, ANTIDIAGONAL[square]);
    }

    /** Squares that a bishop attacks on an empty board. */
    public static long bishop(int square) {
        return DIAGONAL[square] | ANTIDIAGONAL[square];
    }

    /** Squares that a rook attacks, up to and including the first piece in each direction. */
    public static long rook(int square, long occupied) {
        int shift = square & 56;
        int inner = (int) (occupied >>> shift + 1) & 63;
        long rank = (RANK[inner << 3 | square & 7] & 0xFFL) << shift;
        return rank | alongBytes(square, occupied, FILE[square]);
    }

    /** Squares that a queen attacks, up to and including the first piece in each direction. */
    public static long queen(int square, long occupied) {
        return bishop(square, occupied) | rook(square, occupied);
    }

    /** Attacks of a knight, bishop, rook, queen or king; not for pawns, whose attacks depend on colour. */
    public static long of(int kind, int square, long occupied) {
        return switch (kind) {
            case Piece.KNIGHT -> knight(square);
            case Piece.BISHOP -> bishop(square, occupied);
            case Piece.ROOK -> rook(square, occupied);
            case Piece.QUEEN -> queen(square, occupied);
            default -> king(square);
        };
    }

    /** Squares strictly between two squares of one line; empty when they share no line. */
    public static long between(int a, int b) {
        return BETWEEN[a << 6 | b];
    }

    /** The whole rank, file or diagonal through two different squares, edge to edge; empty when they share no line. */
    public static long line(int a, int b) {
        return LINE[a << 6 | b];
    }

    /** Squares of one line that a piece on b hides from a; empty when a and b share no line. */
    public static long shadow(int a, int b) {
        return SHADOW[a << 6 | b];
    }

    private static long alongBytes(int square, long occupied, long line) {
        long blockers = occupied & line;
        long slider = 1L << square;
        long forward = blockers - (slider << 1);
        long backward = Long.reverseBytes(Long.reverseBytes(blockers) - (Long.reverseBytes(slider) << 1));
        return (forward ^ backward) & line;
    }

    private static long[] stepTable(int[][] steps) {
        long[] table = new long[64];
        for (int square = 0; square < 64; square++) {
            table[square] = steps(square, steps);
        }
        return table;
    }

    private static long steps(int square, int[][] steps) {
        long set = 0;
        for (int[] step : steps) {
            int file = Square.file(square) + step[0];
            int rank = Square.rank(square) + step[1];
            if ((file | rank) >= 0 && file < 8 && rank < 8) {
                set |= Bitboard.of(Square.of(file, rank));
            }
        }
        return set;
    }

    /**
     * Squares in one direction up to and including the first occupied one: the slow definition that fills the arrays.
     */
    private static long ray(int square, int fileStep, int rankStep, long occupied) {
        long set = 0;
        int file = Square.file(square) + fileStep;
        int rank = Square.rank(square) + rankStep;
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            long bit = Bitboard.of(Square.of(file, rank));
            set |= bit;
            if ((occupied & bit) != 0) {
                break;
            }
            file += fileStep;
            rank += rankStep;
        }
        return set;
    }
}
