package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Score;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;

/**
 * Tablebase values of the search's nodes. Tables are probed only after a capture or a pawn move, when the fifty-move
 * counter is zero. One object serves one thread.
 */
@Hot
final class TablebaseValues {
    /** Knows nothing. */
    static final TablebaseValues NONE = new TablebaseValues(ExactValues.NONE, WdlValues.NONE);

    /** The most pieces for which distances to mate are known. */
    private static final int MOST_PIECES_EXACT = 5;

    /**
     * Half of the score difference between a draw and a win that the fifty-move rule turns into a draw. A mistake of
     * the opponent may make such a win real again.
     */
    private static final int CURSED = 2;

    private final ExactValues exact;
    private final WdlValues outcomes;

    /**
     * Creates values from two sources.
     *
     * @param outcomes probed where {@code exact} does not know the position
     */
    TablebaseValues(ExactValues exact, WdlValues outcomes) {
        this.exact = exact;
        this.outcomes = outcomes;
    }

    /** Returns the value of a node for the side to move, {@link Value#NONE} if unknown. */
    int value(Position position, int ply, int depth) {
        if (position.halfmoveClock() > 0) {
            return Value.NONE;
        }
        int pieceCount = Long.bitCount(position.occupied());
        int value = pieceCount > MOST_PIECES_EXACT ? Value.NONE : exactValue(position, ply);
        return value == Value.NONE && outcomes.mayKnow(pieceCount, depth) ? outcome(position, ply) : value;
    }

    /**
     * Returns a value that is higher the nearer the mate is, but is no mate value: mate values are for mates that the
     * search itself has found.
     */
    private int exactValue(Position position, int ply) {
        int plies = exact.plies(position);
        if (plies == ExactValues.UNKNOWN || plies == 0) {
            return Value.NONE;
        }
        if (plies == ExactValues.DRAW) {
            return Value.DRAW;
        }
        int won = Value.KNOWN_WIN - plies - ply;
        return plies % 2 == 1 ? won : -won;
    }

    private int outcome(Position position, int ply) {
        int wdl = outcomes.wdl(position);
        return switch (wdl) {
            case WdlValues.WIN -> Score.TABLE_WIN - ply;
            case WdlValues.LOSS -> ply - Score.TABLE_WIN;
            case WdlValues.UNKNOWN -> Value.NONE;
            default -> Value.DRAW + CURSED * wdl;
        };
    }
}
