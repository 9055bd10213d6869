package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Square;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;

/**
 * Goes through a whole table, a slice at a time: every placement of men on different squares up to symmetry, once.
 * Where a side cannot be to move, because the other one would be in check, its value is unknown.
 */
public final class TableScan {
    /** Looks at its share of the placements, in no order; each thread has its own. */
    public interface Visitor {
        /** @param placement the same object every time, with other men */
        void visit(Placement placement);
    }

    private TableScan() {}

    /**
     * Goes through a table.
     *
     * @param material of a table that is there, in either colour
     * @param visitors makes one for each thread
     * @param progress told the part that is done
     * @return the visitors, each having seen its share
     * @throws TablebaseFormatException when a block is damaged
     * @throws java.nio.file.NoSuchFileException when the table is not there
     */
    public static <V extends Visitor> List<V> run(
            Tablebase tablebase, long material, int threads, Supplier<V> visitors, DoubleConsumer progress)
            throws IOException {
        TableFile table = tablebase.open(material);
        List<Walker<V>> walkers = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            walkers.add(new Walker<>(table, visitors.get()));
        }
        try (WorkerPool<Walker<V>> pool = new WorkerPool<>(walkers, () -> false)) {
            for (int number = 0; number < table.layout.slices; number++) {
                progress.accept((double) number / table.layout.slices);
                int slice = number;
                byte[][] codes = table.slice(slice);
                pool.share(table.layout.sliceSize, (walker, from, to) -> walker.walk(slice, codes, from, to));
            }
        }
        return walkers.stream().map(walker -> walker.visitor).toList();
    }

    private static final class Walker<V extends Visitor> {
        private final TableFile table;
        private final V visitor;
        private final Placement placement;

        Walker(TableFile table, V visitor) {
            this.table = table;
            this.visitor = visitor;
            placement = new Placement(table.signature);
        }

        void walk(int slice, byte[][] codes, int from, int to) {
            Men men = placement.men;
            table.pawns.place(slice, men.squares);
            boolean bothHalves = table.pawns.isItsOwnReflection(slice);
            for (int number = from; number < to; number++) {
                table.index.place(number, men.squares);
                if (!men.arePossible()
                        || table.index.of(men.squares) != number
                        || bothHalves && Square.file(men.squares[Color.WHITE]) > 3) {
                    continue;
                }
                placement.set((long) slice * table.layout.sliceSize + number, weight());
                placement.set(Color.WHITE, codes[Color.WHITE][number]);
                placement.set(Color.BLACK, codes[Color.BLACK][number]);
                visitor.visit(placement);
            }
        }

        private int weight() {
            if (table.signature.pawns() > 0) {
                return 2;
            }
            return table.index.isItsOwnReflection(placement.men.squares) ? 4 : 8;
        }
    }
}
