package io.github.kingfell.tables.census;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.tables.tablebase.BuiltTable;
import io.github.kingfell.tables.tablebase.Placement;
import io.github.kingfell.tables.tablebase.TableScan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;

/** Outcome counts of a table, by side to move and by the file of the first pawn. */
public final class TableStatistics {
    /** Files of a pawn that a reflection does not make equal. */
    private static final int FILES = 4;

    private final boolean hasPawns;

    /** By side to move and file of the first pawn; without pawns all positions count in the first entry. */
    private final OutcomeCount[][] counts;

    private TableStatistics(boolean hasPawns) {
        this.hasPawns = hasPawns;
        counts = Stream.generate(
                        () -> Stream.generate(OutcomeCount::new).limit(FILES).toArray(OutcomeCount[]::new))
                .limit(2)
                .toArray(OutcomeCount[][]::new);
    }

    /** Counts the outcomes of a table; see {@link TableScan#run}. */
    public static TableStatistics of(TableScan scan, int threads, DoubleConsumer progress) throws IOException {
        List<Counter> counters = scan.run(threads, Counter::new, progress);
        TableStatistics all = new TableStatistics(scan.hasPawns());
        counters.forEach(counter -> all.add(counter.counts));
        return all;
    }

    /** Counts the outcomes of a table in memory. */
    public static TableStatistics of(BuiltTable table, int threads) {
        try {
            return of(table.scan(), threads, part -> {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Counter implements TableScan.Visitor {
        private final TableStatistics counts = new TableStatistics(false);

        @Override
        public void visit(Placement placement) {
            int file = Math.max(0, placement.pawnFile());
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                counts.counts[side][file].add(placement, side);
            }
        }
    }

    private void add(TableStatistics other) {
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            for (int file = 0; file < FILES; file++) {
                counts[side][file].add(other.counts[side][file]);
            }
        }
    }

    /** Returns the counts of all positions with this side to move. */
    public OutcomeCount of(int sideToMove) {
        OutcomeCount all = new OutcomeCount();
        Stream.of(counts[sideToMove]).forEach(all::add);
        return all;
    }

    /** Returns the counts by file of the first pawn or its reflection, from a to d; empty without pawns. */
    public List<OutcomeCount> byFile(int sideToMove) {
        return hasPawns ? List.of(counts[sideToMove]) : List.of();
    }
}
