package io.github.kingfell.lab.selfplay;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;

/** How a game with few men must end, by exact tables; all games share them. */
public final class ExactResults {
    /** Men of the largest tables, kings included. */
    public static final int MOST_MEN = 4;

    private final TableLibrary library = TableLibrary.withShippedTables();
    private final int men;

    /** @param men of the largest tables asked, 0 to {@link #MOST_MEN} */
    public ExactResults(int men) {
        this.men = men;
    }

    /** Those of one thread. */
    Reader reader() {
        return new Reader();
    }

    /** Asks for one thread. */
    final class Reader {
        private final TableProbe probe = library.reader();

        private Reader() {}

        /** For White: 1, 0.5 or 0; not a number where no table tells. The fifty-move rule does not count. */
        double of(Position position) {
            if (Bitboard.count(position.occupied()) > men || !TableLibrary.covers(position)) {
                return Double.NaN;
            }
            int plies = probe.plies(position);
            if (plies == ExactValues.UNKNOWN) {
                return Double.NaN;
            }
            if (plies == ExactValues.DRAW) {
                return SelfPlay.DRAW;
            }
            // Odd when the side to move mates.
            return (plies & 1) == position.sideToMove() ? 0 : 1;
        }
    }
}
