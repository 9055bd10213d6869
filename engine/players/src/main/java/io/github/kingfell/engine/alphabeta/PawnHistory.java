package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * How often quiet moves caused cutoffs with these pawns on the board: by the pawns, man and target square, with the gravity of
 * {@link HistoryTable} (an idea known from Stockfish). Plans depend on the pawns, and these last.
 */
@Hot
final class PawnHistory {
    private static final int INDEX_BITS = 9;

    /** Weight in the history of a move, in parts of {@link HistoryTable#WHOLE}. */
    private static final int WEIGHT = 48;

    private final short[] table = new short[HistoryTable.MAN_SQUARES << INDEX_BITS];

    void clear() {
        Arrays.fill(table, (short) 0);
    }

    /** @param manSquare man and target of the move */
    int get(Position position, int manSquare) {
        return table[index(position, manSquare)] * WEIGHT / HistoryTable.WHOLE;
    }

    void add(Position position, int manSquare, int bonus) {
        HistoryTable.gravitate(table, index(position, manSquare), bonus, HistoryTable.LIMIT);
    }

    private static int index(Position position, int manSquare) {
        long white = position.men(Color.WHITE, Piece.PAWN) * 0x9E3779B97F4A7C15L;
        long black = position.men(Color.BLACK, Piece.PAWN) * 0xD6E8FEB86659FD93L;
        long mixed = white ^ black;
        int pawns = (int) ((mixed ^ mixed >>> 32) * 0x9E3779B97F4A7C15L >>> Long.SIZE - INDEX_BITS);
        return pawns * HistoryTable.MAN_SQUARES + manSquare;
    }
}
