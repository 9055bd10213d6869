package io.github.kingfell.tables.census;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.Placement;
import io.github.kingfell.tables.tablebase.TableScan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleConsumer;

/**
 * A mutual zugzwang: each side gets a worse result with the move than it would without. White is the stronger side. The
 * definition by outcome is that of the literature (Haworth, Bleicher, van der Heijden, Zugzwangs in Chess Studies,
 * 2011).
 *
 * @param ordinal of its placement
 * @param whiteToMove the position with White to move
 * @param blackToMove the same pieces with Black to move
 * @param whitePlies as {@link ExactValues#plies} with White to move
 * @param blackPlies as {@link ExactValues#plies} with Black to move
 */
public record MutualZugzwang(
        long ordinal, Position whiteToMove, Position blackToMove, int whitePlies, int blackPlies, Kind kind) {
    /** What the obligation to move costs. */
    public enum Kind {
        /** White to move draws, Black to move loses. */
        WHITE_WINS_OR_DRAWS,
        /** White to move loses, Black to move draws. */
        BLACK_WINS_OR_DRAWS,
        /** Whoever is to move loses. */
        FULL_POINT
    }

    /** Returns all mutual zugzwangs of a table up to symmetry, the longest first; see {@link TableScan#run}. */
    public static List<MutualZugzwang> all(TableScan scan, int threads, DoubleConsumer progress) throws IOException {
        List<MutualZugzwang> all = new ArrayList<>();
        scan.run(threads, Collector::new, progress).forEach(collector -> all.addAll(collector.found));
        all.sort(Comparator.comparing(MutualZugzwang::kind)
                .thenComparing(MutualZugzwang::longer, Comparator.reverseOrder())
                .thenComparing(MutualZugzwang::ordinal));
        return all;
    }

    private int longer() {
        return Math.max(whitePlies, blackPlies);
    }

    private static final class Collector implements TableScan.Visitor {
        private final List<MutualZugzwang> found = new ArrayList<>();

        @Override
        public void visit(Placement placement) {
            int white = placement.plies(Color.WHITE);
            int black = placement.plies(Color.BLACK);
            if (white == ExactValues.UNKNOWN || black == ExactValues.UNKNOWN) {
                return;
            }
            int moving = placement.outcomeForWhite(Color.WHITE);
            int waiting = placement.outcomeForWhite(Color.BLACK);
            if (moving < waiting) {
                found.add(new MutualZugzwang(
                        placement.ordinal(),
                        placement.position(Color.WHITE).orElseThrow(),
                        placement.position(Color.BLACK).orElseThrow(),
                        white,
                        black,
                        moving == 0
                                ? Kind.WHITE_WINS_OR_DRAWS
                                : waiting == 0 ? Kind.BLACK_WINS_OR_DRAWS : Kind.FULL_POINT));
            }
        }
    }
}
