package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.board.Bitboard;

/**
 * What is known of the positions after one promotion, with the other side to move, as seen by the side that promoted.
 * Rows as in {@link LegalRows}. A position that is in none of the sets is unknown.
 */
final class PromotionRows {
    /** Certainly won. */
    final long[] won = new long[64];

    /** Certainly not lost. */
    final long[] notLost = new long[64];

    /** Certainly not won. */
    final long[] notWon = new long[64];

    /** Certainly lost. */
    final long[] lost = new long[64];

    /** Returns the bounds at one place of the kings. */
    EndingValue value(int blackKing, int whiteKing) {
        int least = has(won, blackKing, whiteKing) ? 1 : has(notLost, blackKing, whiteKing) ? 0 : -1;
        int most = has(lost, blackKing, whiteKing) ? -1 : has(notWon, blackKing, whiteKing) ? 0 : 1;
        return new EndingValue(least, most);
    }

    private static boolean has(long[] rows, int blackKing, int whiteKing) {
        return Bitboard.contains(rows[blackKing], whiteKing);
    }
}
