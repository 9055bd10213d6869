package io.github.kingfell.tables.outcome;

import io.github.kingfell.files.OutputFolder;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.tables.tablebase.BuiltTables;
import io.github.kingfell.tables.tablebase.WholeTable;
import io.github.kingfell.tables.tablebase.WorkerPool;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** Writes the outcomes of a distance table into a small file, which appears only when it is complete. */
public final class OutcomeWriter {
    /** Of so many tiles one is an example for the model. */
    private static final int SAMPLE = 31;

    /** The most examples, for small memories. */
    private static final int MOST_EXAMPLES = 4000;

    /** Parts of the progress that finding a model takes. */
    private static final double LEARNING = 0.2;

    private final int threads;
    private final BooleanSupplier cancelled;
    private final DoubleConsumer progress;
    private final BuiltTables smaller = new BuiltTables();

    /**
     * @param cancelled called every few tiles
     * @param progress receives the part that is done, from 0 to 1
     */
    public OutcomeWriter(int threads, BooleanSupplier cancelled, DoubleConsumer progress) {
        this.threads = threads;
        this.cancelled = cancelled;
        this.progress = progress;
    }

    /** A side whose tiles are stored, and what is likely in them. */
    private record Plan(TileGrid grid, TileModel model, double bits) {
        /**
         * Fewer tiles come first: where a slice has those of both sides, the second are far larger, because the model
         * is the first side's (KBPKB: 8.7 and 3.9 MB).
         */
        boolean isBetter(Plan other) {
            return grid.tiles() == other.grid.tiles() ? bits < other.bits : grid.tiles() < other.grid.tiles();
        }
    }

    /**
     * Writes the outcomes of a table.
     *
     * @param directory made where it is missing
     * @return the file, named after the material
     * @throws IOException when the table is damaged
     * @throws CancellationException when it was cancelled; nothing is left behind
     * @throws io.github.kingfell.files.OutputFailedException when the file cannot be written
     */
    public Path write(WholeTable table, Path directory) throws IOException {
        Plan white = plan(table, Color.WHITE);
        Plan black = plan(table, Color.BLACK);
        Plan plan = white.isBetter(black) ? white : black;
        Path file = OutcomeFile.path(OutputFolder.create(directory), table.signature());
        try (WholeFile whole = WholeFile.create(file)) {
            write(table, plan, whole);
            whole.finish();
        }
        return file;
    }

    private Plan plan(WholeTable table, int side) throws IOException {
        TileGrid grid = new TileGrid(table.signature(), side);
        TileSource source = new TileSource(grid, smaller);
        List<TileLearner.Example> examples = new ArrayList<>();
        int slices = table.pawns().count();
        int every = Math.max(SAMPLE, slices * grid.perSide() / MOST_EXAMPLES);
        // A small table has few tiles: then all are examples.
        every = slices * grid.perSide() < MOST_EXAMPLES ? 1 : every;
        for (int slice = 0; slice < slices; slice++) {
            int first = Math.floorMod(-slice * grid.perSide(), every);
            if (first < grid.perSide()) {
                byte[] values = table.slice(slice)[side];
                for (int own = first; own < grid.perSide(); own += every) {
                    byte[] allowed = source.allowed(values, slice, side, own);
                    examples.add(new TileLearner.Example(slice, own, allowed.clone()));
                }
            }
            tell(LEARNING / 2 * (side + (double) slice / slices));
        }
        TileLearner learner = new TileLearner(grid);
        return new Plan(grid, learner.learn(examples), learner.bits());
    }

    private void tell(double part) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
        progress.accept(part);
    }

    /** Encodes tiles on one thread. */
    private final class Worker {
        final TileSource source;
        final TileEncoder encoder;

        Worker(TileGrid grid) {
            source = new TileSource(grid, smaller);
            encoder = new TileEncoder(grid);
        }
    }

    private void write(WholeTable table, Plan plan, WholeFile whole) throws IOException {
        TileGrid grid = plan.grid;
        byte[] model = ModelBytes.pack(plan.model);
        whole.write(ByteBuffer.wrap(model), OutcomeHeader.BYTES);
        Groups groups = new Groups(grid, whole, OutcomeHeader.BYTES + model.length);
        List<Worker> workers =
                Stream.generate(() -> new Worker(grid)).limit(threads).toList();
        try (WorkerPool<Worker> pool = new WorkerPool<>(workers, cancelled)) {
            int slices = table.pawns().count();
            for (int number = 0; number < slices; number++) {
                int slice = number;
                tell(LEARNING + (1 - LEARNING) * slice / slices);
                byte[][] values = table.slice(slice);
                for (int side : new int[] {grid.side, grid.side ^ 1}) {
                    if (grid.isStored(slice, side)) {
                        byte[][] tiles = new byte[grid.perSide()][];
                        pool.share(tiles.length, (worker, from, to) -> {
                            for (int own = from; own < to; own++) {
                                byte[] allowed = worker.source.allowed(values[side], slice, side, own);
                                tiles[own] = worker.encoder.encode(allowed, plan.model, slice, side, own);
                            }
                        });
                        groups.add(tiles);
                    }
                }
            }
        }
        int indexAt = groups.finish(model);
        OutcomeHeader header = new OutcomeHeader(
                grid.signature.toString(), grid.side, grid.tiles(), model.length, indexAt, groups.checksum);
        whole.write(header.bytes(), 0);
    }

    /** Puts tiles into groups, one after the other. */
    private static final class Groups {
        private final WholeFile whole;
        private final ByteBuffer index;
        private final List<byte[]> tiles = new ArrayList<>();
        private long at;
        private int checksum;

        Groups(TileGrid grid, WholeFile whole, int begin) {
            this.whole = whole;
            index = ByteBuffer.allocate(Integer.BYTES * (OutcomeFile.groups(grid) + 1));
            at = begin;
        }

        void add(byte[][] more) throws IOException {
            for (byte[] tile : more) {
                tiles.add(tile);
                if (tiles.size() == OutcomeFile.GROUP) {
                    writeGroup();
                }
            }
        }

        private void writeGroup() throws IOException {
            ByteBuffer lengths = ByteBuffer.allocate(OutcomeFile.GROUP * Short.BYTES);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            for (byte[] tile : tiles) {
                lengths.putShort((short) tile.length);
            }
            out.writeBytes(lengths.array());
            tiles.forEach(out::writeBytes);
            CRC32 crc = new CRC32();
            crc.update(out.toByteArray());
            ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES + out.size());
            bytes.putInt((int) crc.getValue()).put(out.toByteArray()).rewind();
            int length = bytes.remaining();
            if (at + length > Integer.MAX_VALUE) {
                throw new IOException("the outcomes do not fit into 2 GB");
            }
            index.putInt((int) at);
            whole.write(bytes, at);
            at += length;
            tiles.clear();
        }

        /** Writes the last group and the index, and returns where that is. */
        int finish(byte[] model) throws IOException {
            if (!tiles.isEmpty()) {
                writeGroup();
            }
            index.putInt((int) at);
            CRC32 crc = new CRC32();
            crc.update(model);
            crc.update(index.array());
            checksum = (int) crc.getValue();
            whole.write(index.rewind(), at);
            return (int) at;
        }
    }
}
