package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;

/**
 * The solution of one structure with a white queen, packed: rows that are empty, and rows that hold all legal squares,
 * take a bit each. A row is a set of squares of the white king, for a square of the queen and one of the black king.
 */
@Hot
final class QueenRows {
    /** The rows of one side to move. */
    static final int ROWS = 64 * 64;

    private final long[] full = new long[2 * 64];
    private final long[] mixed = new long[2 * 64];
    private final int[] before = new int[2 * 64];
    private final long[] rows;

    /**
     * Packs a solution.
     *
     * @param wins where White, who is to move, wins, by 64 times the square of the queen and the square of the black
     *     king
     * @param loses where Black, who is to move, loses
     */
    QueenRows(long[] wins, long[] mayWin, long[] loses, long[] mayLose) {
        int count = mark(wins, mayWin, 0, 0);
        count = mark(loses, mayLose, 64, count);
        rows = new long[count];
        int next = keep(wins, 0, 0);
        keep(loses, 64, next);
    }

    private int mark(long[] values, long[] most, int offset, int count) {
        int marked = count;
        for (int queen = 0; queen < 64; queen++) {
            before[offset + queen] = marked;
            for (int king = 0; king < 64; king++) {
                long row = values[queen << 6 | king];
                if (row != 0 && row == most[queen << 6 | king]) {
                    full[offset + queen] |= Bitboard.of(king);
                } else if (row != 0) {
                    mixed[offset + queen] |= Bitboard.of(king);
                    marked++;
                }
            }
        }
        return marked;
    }

    private int keep(long[] values, int offset, int first) {
        int next = first;
        for (int queen = 0; queen < 64; queen++) {
            for (long kings = mixed[offset + queen]; kings != 0; kings = Bitboard.rest(kings)) {
                rows[next++] = values[queen << 6 | Bitboard.first(kings)];
            }
        }
        return next;
    }

    /** Returns where White to move wins; squares at which the position is not legal may be among them. */
    long wins(int queen, int king) {
        return row(queen, king);
    }

    /** Returns where Black to move loses; squares at which the position is not legal may be among them. */
    long loses(int queen, int king) {
        return row(64 + queen, king);
    }

    private long row(int word, int king) {
        long bit = Bitboard.of(king);
        if ((full[word] & bit) != 0) {
            return ~0L;
        }
        return (mixed[word] & bit) == 0 ? 0 : rows[before[word] + Bitboard.count(mixed[word] & bit - 1)];
    }

    /** Returns the bytes that the rows take. */
    long bytes() {
        return 8L * rows.length + 2 * 64 * (8 + 8 + 4);
    }
}
