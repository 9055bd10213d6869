package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Score;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;

/**
 * What tables know of a search's nodes. They are asked only after a capture or a pawn's move, when the fifty-move
 * counter has just begun. For one thread.
 */
@Hot
final class TablebaseValues {
    /** Knows nothing. */
    static final TablebaseValues NONE = new TablebaseValues(ExactValues.NONE, WdlValues.NONE);

    /** No distance to mate is known with more men. */
    private static final int MOST_MEN_EXACT = 5;

    /**
     * Half of what separates a draw from a win that only the fifty-move rule takes away, and that a slip may bring
     * back.
     */
    private static final int CURSED = 2;

    private final ExactValues exact;
    private final WdlValues outcomes;

    /** @param outcomes asked where {@code exact} does not know the position */
    TablebaseValues(ExactValues exact, WdlValues outcomes) {
        this.exact = exact;
        this.outcomes = outcomes;
    }

    /** The value of a node for the side to move, {@link Value#NONE} where it is not known. */
    int value(Position position, int ply, int depth) {
        if (position.halfmoveClock() > 0) {
            return Value.NONE;
        }
        int men = Long.bitCount(position.occupied());
        int value = men > MOST_MEN_EXACT ? Value.NONE : exactValue(position, ply);
        return value == Value.NONE && outcomes.mayKnow(men, depth) ? outcome(position, ply) : value;
    }

    /**
     * A mate is worth more the sooner it comes, but is no mate value: those are kept for what the search itself has
     * seen.
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
