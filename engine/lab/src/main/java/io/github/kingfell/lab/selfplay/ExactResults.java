package io.github.kingfell.lab.selfplay;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Exact results of positions with few pieces, from distance tables that all games share. */
public final class ExactResults {
    /** Number of pieces of the largest distance tables, kings included. */
    public static final int MOST_PIECES = 5;

    private final TableLibrary library = TableLibrary.withShippedTables();
    private final int mostPieces;

    /**
     * @param mostPieces number of pieces of the largest distance tables used, 0 to {@link #MOST_PIECES}
     * @param fiveMen directory of tables of five men; null for none
     */
    public ExactResults(int mostPieces, @Nullable Path fiveMen) {
        this.mostPieces = mostPieces;
        library.readFiveMenIn(fiveMen);
    }

    /** Returns true when positions of the material have exact results. */
    public boolean has(long material) {
        return library.has(material);
    }

    /** Returns a reader for one thread. */
    Reader reader() {
        return new Reader();
    }

    /** Looks results up for one thread. */
    final class Reader {
        private final TableProbe probe = library.reader();

        private Reader() {}

        /**
         * Returns the result for White: 1, 0.5 or 0; NaN when no distance table covers the position. The fifty-move
         * rule is ignored.
         */
        double of(Position position) {
            if (Bitboard.count(position.occupied()) > mostPieces || position.castling() != 0) {
                return Double.NaN;
            }
            int plies = probe.plies(position);
            if (plies == ExactValues.UNKNOWN) {
                return Double.NaN;
            }
            if (plies == ExactValues.DRAW) {
                return SelfPlay.DRAW;
            }
            // The distance is odd when the side to move mates.
            return (plies & 1) == position.sideToMove() ? 0 : 1;
        }
    }
}
