package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Builds tablebases into a directory, one at a time. What a table leads to must be there before it. */
public final class TablebaseBuilder {
    private final Path directory;
    private final int threads;
    private final long memory;
    private final BooleanSupplier cancelled;

    /**
     * @param memory bytes that values may take
     * @param cancelled asked every few milliseconds
     */
    public TablebaseBuilder(Path directory, int threads, long memory, BooleanSupplier cancelled) {
        this.directory = directory;
        this.threads = threads;
        this.memory = memory;
        this.cancelled = cancelled;
    }

    /** All materials of five men, each in the colouring that is stored. */
    public static List<Long> fiveMen() {
        Set<Long> materials = new LinkedHashSet<>();
        for (int first = Piece.PAWN; first <= Piece.QUEEN; first++) {
            for (int second = first; second <= Piece.QUEEN; second++) {
                long two = MaterialKey.of(Piece.of(Color.WHITE, first)) + MaterialKey.of(Piece.of(Color.WHITE, second));
                for (int third = Piece.PAWN; third <= Piece.QUEEN; third++) {
                    materials.add(two + MaterialKey.of(Piece.of(Color.WHITE, third)));
                    materials.add(MaterialKey.strongerWhite(two + MaterialKey.of(Piece.of(Color.BLACK, third))));
                }
            }
        }
        return List.copyOf(materials);
    }

    /** The tables that some materials need, themselves included, in the order of building. */
    public static List<Long> order(Collection<Long> materials) {
        return Signature.inOrder(materials.stream());
    }

    /** Bytes that the values take when the table of a material is built, at least. */
    public static long leastMemory(long material) {
        Signature signature = new Signature(MaterialKey.strongerWhite(material));
        long bytes = 4L * new SliceIndex(signature).size();
        for (long next : signature.successors()) {
            bytes += 2L * new SliceIndex(new Signature(next)).size();
        }
        return bytes;
    }

    /** Numbers of a table, both sides to move: a measure of the work. */
    public static long size(long material) {
        Signature signature = new Signature(MaterialKey.strongerWhite(material));
        return 2L * new SliceIndex(signature).size() * new PawnPlacements(signature).count();
    }

    /**
     * Builds one table.
     *
     * @return bytes of its file
     * @throws TablebaseFormatException when a table that it needs is damaged
     * @throws java.util.concurrent.CancellationException when it was cancelled; nothing is left behind
     */
    public long build(long material, BuildProgress progress) throws IOException {
        Signature signature = new Signature(MaterialKey.strongerWhite(material));
        Files.createDirectories(directory);
        SliceMemory residents = new SliceMemory(memory - 4L * new SliceIndex(signature).size());
        Map<Long, LoadedTable> tables = new HashMap<>();
        for (long key : signature.successors()) {
            Signature next = new Signature(key);
            TableFile file = TableFile.open(Tablebase.file(directory, next), next);
            file.check(threads);
            tables.put(key, new LoadedTable(next, file, residents));
        }
        Path file = Tablebase.file(directory, signature);
        TableLayout layout = new TableLayout(new PawnPlacements(signature).count(), new SliceIndex(signature).size());
        try (TableWriter writer = new TableWriter(file, signature.toString(), layout, threads)) {
            LoadedTable own = new LoadedTable(signature, writer, residents);
            tables.put(signature.key, own);
            solve(own, new Successors(signature, key -> found(tables, key)), writer, residents, progress);
            writer.finish();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return Files.size(file);
    }

    private static LoadedTable found(Map<Long, LoadedTable> tables, long key) {
        LoadedTable table = tables.get(key);
        if (table == null) {
            throw new IllegalStateException("no table yet for " + MaterialKey.name(key));
        }
        return table;
    }

    private void solve(
            LoadedTable table, Successors successors, TableWriter writer, SliceMemory residents, BuildProgress progress)
            throws IOException {
        int[] squares = new int[table.signature.men];
        int slices = table.pawns.count();
        for (int number = 0; number < slices; number++) {
            table.pawns.place(number, squares);
            double done = (double) number / slices;
            Slice slice = new Slice(table.signature, table.index);
            new SliceSolver(slice, squares, successors, threads, cancelled)
                    .solve(plies -> progress.onStep(table.signature.toString(), done, plies));
            writer.append(number, slice.codes);
            if (slices > 1) {
                table.put(number, slice.codes);
            }
            residents.trim();
        }
    }
}
