package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.ExactValues;
import java.util.HashMap;
import java.util.Map;

/**
 * The distance to mate under the fifty-move rule: a search over all moves that uses a distance table where the mate
 * comes before the end of the clock, or where the clock has been reset. It assumes that no distance is above 100 plies.
 */
final class ClockedValue {
    private final ExactValues table;
    private final Map<Long, Integer> known = new HashMap<>();

    ClockedValue(ExactValues table) {
        this.table = table;
    }

    /** Returns the plies to mate, as {@link ExactValues#plies} counts them; a draw where the rule spoils the win. */
    int plies(Position position) {
        int free = position.isInsufficientMaterial() ? ExactValues.DRAW : table.plies(position);
        int clock = position.halfmoveClock();
        if (free == ExactValues.DRAW || free == 0 || clock + free <= Position.FIFTY_MOVES_IN_PLIES) {
            return free;
        }
        if (clock >= Position.FIFTY_MOVES_IN_PLIES) {
            return ExactValues.DRAW;
        }
        Long key = position.key() * 31 + clock;
        Integer before = known.get(key);
        if (before == null) {
            before = best(position, free % 2 == 1);
            known.put(key, before);
        }
        return before;
    }

    private int best(Position position, boolean wins) {
        int best = ExactValues.DRAW;
        for (int move : Positions.legalMoves(position)) {
            Position after = position.copy();
            after.make(move);
            int next = plies(after);
            if (wins && next != ExactValues.DRAW && next % 2 == 0) {
                best = best == ExactValues.DRAW ? next + 1 : Math.min(best, next + 1);
            } else if (!wins && next == ExactValues.DRAW) {
                return ExactValues.DRAW;
            } else if (!wins) {
                best = Math.max(best, next + 1);
            }
        }
        return best;
    }
}
