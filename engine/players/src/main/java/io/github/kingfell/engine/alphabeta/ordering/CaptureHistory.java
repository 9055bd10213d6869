package io.github.kingfell.engine.alphabeta.ordering;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * Capture history: how often captures and promotions caused cutoffs, by moving piece, target square and captured piece.
 * It uses the gravity of {@link HistoryTable}.
 */
@Hot
final class CaptureHistory {
    private static final int KINDS = 8;

    private final short[] table = new short[HistoryTable.PIECE_SQUARES * KINDS];

    void clear() {
        Arrays.fill(table, (short) 0);
    }

    /** Returns the score, within plus and minus {@link HistoryTable#LIMIT}. */
    int get(Position position, int move) {
        return table[index(position, move)];
    }

    void add(Position position, int move, int bonus) {
        HistoryTable.gravitate(table, index(position, move), bonus, HistoryTable.LIMIT);
    }

    private static int index(Position position, int move) {
        int victim = Piece.kind(position.pieceAt(Move.to(move)));
        return HistoryTable.pieceSquare(position, move) * KINDS + victim;
    }
}
