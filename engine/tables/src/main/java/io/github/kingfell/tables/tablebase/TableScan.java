package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.Color;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Scans a whole table, a slice at a time: every placement of pieces on different squares up to symmetry, once. The
 * value of a side to move is unknown when the other side would be in check.
 */
public final class TableScan {
    /** Visits one thread's share of the placements, in no order; each thread has its own visitor. */
    public interface Visitor {
        /** @param placement the same object every time, with other pieces */
        void visit(Placement placement);
    }

    /** The longest win and the longest loss of a value, in moves. */
    public static final int MOST_MOVES = MoveCode.MOST_MOVES;

    private static final long SEED = 1970;

    /** Numbers drawn between two progress reports. */
    private static final int PORTION = 1 << 18;

    private final WholeTable table;

    TableScan(WholeTable table) {
        this.table = table;
    }

    /**
     * Returns a scan of a table of five men.
     *
     * @param material of an existing table, in either colour
     * @throws TablebaseFormatException when the file is damaged
     * @throws java.nio.file.NoSuchFileException when the table does not exist
     */
    public static TableScan of(Tablebase tablebase, long material) throws IOException {
        return new TableScan(tablebase.open(material));
    }

    /** Returns true when the table has pawns: then a placement has one reflection, otherwise seven. */
    public boolean hasPawns() {
        return table.signature().pawns() > 0;
    }

    /**
     * Scans the table.
     *
     * @param visitors makes a visitor for each thread
     * @param progress receives the part that is done, from 0 to 1
     * @return the visitors, each having seen its share
     * @throws TablebaseFormatException when a block is damaged
     */
    public <V extends Visitor> List<V> run(int threads, Supplier<V> visitors, DoubleConsumer progress)
            throws IOException {
        List<Walker<V>> walkers = walkers(threads, visitors);
        int slices = table.pawns().count();
        try (WorkerPool<Walker<V>> pool = new WorkerPool<>(walkers, () -> false)) {
            for (int number = 0; number < slices; number++) {
                progress.accept((double) number / slices);
                int slice = number;
                byte[][] codes = table.slice(slice);
                pool.share(table.index().size(), (walker, from, to) -> walker.walk(slice, codes, from, to));
            }
        }
        return walkers.stream().map(walker -> walker.visitor).toList();
    }

    /**
     * Visits placements drawn at random, the same ones in every run. Their values are not looked up: they are unknown.
     *
     * @param draws numbers drawn; those that stand for no placement are passed over
     * @param visitors makes a visitor for each thread
     * @param progress receives the part that is done, from 0 to 1
     * @return the visitors, each having seen its share
     */
    public <V extends Visitor> List<V> sample(long draws, int threads, Supplier<V> visitors, DoubleConsumer progress) {
        List<Walker<V>> walkers = walkers(threads, visitors);
        long numbers = (long) table.pawns().count() * table.index().size();
        try (WorkerPool<Walker<V>> pool = new WorkerPool<>(walkers, () -> false)) {
            for (long begin = 0; begin < draws; begin += PORTION) {
                progress.accept((double) begin / draws);
                long seed = SEED + begin;
                pool.share((int) Math.min(PORTION, draws - begin), (walker, from, to) -> {
                    for (int draw = from; draw < to; draw++) {
                        walker.visit(new SplittableRandom(seed + draw).nextLong(numbers));
                    }
                });
            }
        }
        return walkers.stream().map(walker -> walker.visitor).toList();
    }

    private <V extends Visitor> List<Walker<V>> walkers(int threads, Supplier<V> visitors) {
        return Stream.generate(() -> new Walker<>(table, visitors.get()))
                .limit(threads)
                .toList();
    }

    private static final class Walker<V extends Visitor> {
        private final WholeTable table;
        private final V visitor;
        private final Placement placement;

        Walker(WholeTable table, V visitor) {
            this.table = table;
            this.visitor = visitor;
            placement = new Placement(table.signature());
        }

        void walk(int slice, byte[][] codes, int from, int to) {
            for (int number = from; number < to; number++) {
                if (placement.place(table, slice, number)) {
                    placement.set(Color.WHITE, codes[Color.WHITE][number]);
                    placement.set(Color.BLACK, codes[Color.BLACK][number]);
                    visitor.visit(placement);
                }
            }
        }

        /** @param number counted through all slices */
        void visit(long number) {
            int size = table.index().size();
            if (placement.place(table, (int) (number / size), (int) (number % size))) {
                visitor.visit(placement);
            }
        }
    }
}
