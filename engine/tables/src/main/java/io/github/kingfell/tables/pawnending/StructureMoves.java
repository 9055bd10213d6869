package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;

/**
 * What a pawn structure can become in one move of either side, wherever the kings stand: moves of pawns, and captures
 * of pawns by kings. A promotion leaves the structure without the pawn. The list is overwritten by each call.
 */
@Hot
final class StructureMoves {
    static final int WHITE_PAWN = 0;
    static final int BLACK_PAWN = 1;

    /** The white king takes a black pawn. */
    static final int WHITE_KING = 2;

    static final int BLACK_KING = 3;
    static final int WHITE_PROMOTES = 4;
    static final int BLACK_PROMOTES = 5;

    /** Black's capture en passant, which answers the double step listed before. */
    static final int BLACK_EN_PASSANT = 6;

    static final int WHITE_EN_PASSANT = 7;

    /** More than the moves of sixteen pawns and the captures of them by kings. */
    static final int MOST = 128;

    private static final long RANK_2 = Bitboard.RANK_1 << 8;
    private static final long RANK_7 = Bitboard.RANK_8 >>> 8;

    private final int[] kinds = new int[MOST];
    private final int[] targets = new int[MOST];
    private final long[] white = new long[MOST];
    private final long[] black = new long[MOST];
    private final long[] crossed = new long[MOST];
    private int size;

    int size() {
        return size;
    }

    int kind(int i) {
        return kinds[i];
    }

    /** Returns the square to which the pawn or the king moves. */
    int target(int i) {
        return targets[i];
    }

    /** Returns White's pawns after the move. */
    long white(int i) {
        return white[i];
    }

    long black(int i) {
        return black[i];
    }

    /** Returns the square that a double step passes, as a set; empty for other moves. */
    long crossed(int i) {
        return crossed[i];
    }

    /** Lists the moves of a structure. */
    void list(long whitePawns, long blackPawns) {
        size = 0;
        long occupied = whitePawns | blackPawns;
        for (long rest = whitePawns; rest != 0; rest = Bitboard.rest(rest)) {
            ofWhite(rest & -rest, whitePawns, blackPawns, occupied);
        }
        for (long rest = blackPawns; rest != 0; rest = Bitboard.rest(rest)) {
            ofBlack(rest & -rest, whitePawns, blackPawns, occupied);
        }
        for (long rest = blackPawns; rest != 0; rest = Bitboard.rest(rest)) {
            long taken = rest & -rest;
            add(WHITE_KING, taken, whitePawns, blackPawns ^ taken, 0);
        }
        for (long rest = whitePawns; rest != 0; rest = Bitboard.rest(rest)) {
            long taken = rest & -rest;
            add(BLACK_KING, taken, whitePawns ^ taken, blackPawns, 0);
        }
    }

    private void ofWhite(long pawn, long whitePawns, long blackPawns, long occupied) {
        long others = whitePawns ^ pawn;
        long step = pawn << 8;
        if ((step & occupied) == 0) {
            if ((step & Bitboard.RANK_8) != 0) {
                add(WHITE_PROMOTES, step, others, blackPawns, 0);
            } else {
                add(WHITE_PAWN, step, others | step, blackPawns, 0);
                long twice = step << 8;
                if ((pawn & RANK_2) != 0 && (twice & occupied) == 0) {
                    add(WHITE_PAWN, twice, others | twice, blackPawns, step);
                    long takers = beside(twice) & blackPawns;
                    for (; takers != 0; takers = Bitboard.rest(takers)) {
                        add(BLACK_EN_PASSANT, step, others, blackPawns ^ (takers & -takers) | step, 0);
                    }
                }
            }
        }
        long victims = KingSets.attackedByWhite(pawn) & blackPawns;
        for (; victims != 0; victims = Bitboard.rest(victims)) {
            long taken = victims & -victims;
            add(WHITE_PAWN, taken, others | taken, blackPawns ^ taken, 0);
        }
    }

    private void ofBlack(long pawn, long whitePawns, long blackPawns, long occupied) {
        long others = blackPawns ^ pawn;
        long step = pawn >>> 8;
        if ((step & occupied) == 0) {
            if ((step & Bitboard.RANK_1) != 0) {
                add(BLACK_PROMOTES, step, whitePawns, others, 0);
            } else {
                add(BLACK_PAWN, step, whitePawns, others | step, 0);
                long twice = step >>> 8;
                if ((pawn & RANK_7) != 0 && (twice & occupied) == 0) {
                    add(BLACK_PAWN, twice, whitePawns, others | twice, step);
                    long takers = beside(twice) & whitePawns;
                    for (; takers != 0; takers = Bitboard.rest(takers)) {
                        add(WHITE_EN_PASSANT, step, whitePawns ^ (takers & -takers) | step, others, 0);
                    }
                }
            }
        }
        long victims = KingSets.attackedByBlack(pawn) & whitePawns;
        for (; victims != 0; victims = Bitboard.rest(victims)) {
            long taken = victims & -victims;
            add(BLACK_PAWN, taken, whitePawns ^ taken, others | taken, 0);
        }
    }

    private static long beside(long square) {
        return (square & ~Bitboard.FILE_A) >>> 1 | (square & ~Bitboard.FILE_H) << 1;
    }

    private void add(int kind, long target, long whiteAfter, long blackAfter, long passed) {
        kinds[size] = kind;
        targets[size] = Bitboard.first(target);
        white[size] = whiteAfter;
        black[size] = blackAfter;
        crossed[size++] = passed;
    }
}
