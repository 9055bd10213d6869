package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.MaterialKey;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Solves a table slice by slice, in an order in which every pawn move leads to a solved slice. The table and those that
 * captures and promotions lead to answer from memory.
 */
final class TableSolver {
    /** Takes each slice as soon as it is solved. */
    interface Sink {
        void take(int number, byte[][] codes) throws IOException;
    }

    private final int threads;
    private final BooleanSupplier cancelled;
    private final BuildProgress progress;

    TableSolver(int threads, BooleanSupplier cancelled, BuildProgress progress) {
        this.threads = threads;
        this.cancelled = cancelled;
        this.progress = progress;
    }

    /**
     * Solves all slices.
     *
     * @param tables by stored material, the table itself among them: it must answer from each slice that the sink took
     * @throws CancellationException when it was cancelled
     */
    void solve(LoadedTable table, Map<Long, LoadedTable> tables, Sink sink) throws IOException {
        Successors successors = new Successors(table.signature(), key -> found(tables, key));
        int[] squares = new int[table.signature().pieceCount];
        int slices = table.pawns().count();
        for (int number = 0; number < slices; number++) {
            table.pawns().place(number, squares);
            double done = (double) number / slices;
            Slice slice = new Slice(table.signature(), table.index());
            new SliceSolver(slice, squares, successors, threads, cancelled)
                    .solve(plies -> progress.onStep(table.signature().toString(), done, plies));
            sink.take(number, slice.codes);
        }
    }

    private static LoadedTable found(Map<Long, LoadedTable> tables, long key) {
        LoadedTable table = tables.get(key);
        if (table == null) {
            throw new IllegalStateException("no table yet for " + MaterialKey.name(key));
        }
        return table;
    }
}
