package io.github.kingfell.tables.tablebase;

import io.github.kingfell.files.OutputFailedException;
import io.github.kingfell.files.OutputFolder;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.tables.index.PawnPlacements;
import io.github.kingfell.tables.index.Signature;
import io.github.kingfell.tables.index.SliceIndex;
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
import java.util.stream.Collectors;

/**
 * Builds tables into a directory, one at a time. The tables of five men that a table leads to must exist before it is
 * built; those of fewer pieces are built in memory.
 */
public final class TablebaseBuilder {
    private final Path directory;
    private final int threads;
    private final long memory;
    private final BooleanSupplier cancelled;
    private final BuiltTables small = new BuiltTables();

    /**
     * @param memory most bytes of memory for values
     * @param cancelled called every few milliseconds
     */
    public TablebaseBuilder(Path directory, int threads, long memory, BooleanSupplier cancelled) {
        this.directory = directory;
        this.threads = threads;
        this.memory = memory;
        this.cancelled = cancelled;
    }

    /** Returns all materials of five men, each in the stored colouring. */
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

    /** Returns some materials and the five-men materials that they need, in the order of building. */
    public static List<Long> order(Collection<Long> materials) {
        Set<Long> wanted = materials.stream().map(MaterialKey::strongerWhite).collect(Collectors.toSet());
        return Signature.inOrder(materials.stream()).stream()
                .filter(key -> wanted.contains(key) || !isSmall(key))
                .toList();
    }

    /** Returns true for a table that is built in memory when another one needs it. */
    private static boolean isSmall(long material) {
        return MaterialKey.pieceCount(material) <= BuiltTables.MOST_PIECES;
    }

    /** Returns the least number of bytes for values when the table of a material is built. */
    public static long leastMemory(long material) {
        Signature signature = new Signature(MaterialKey.strongerWhite(material));
        long bytes = 4L * new SliceIndex(signature).size();
        for (long next : Signature.inOrder(signature.successors().stream())) {
            // Smaller tables are held in memory whole.
            long size = 2L * new SliceIndex(new Signature(next)).size();
            bytes += isSmall(next) ? size(next) : signature.successors().contains(next) ? size : 0;
        }
        return bytes;
    }

    /** Returns the count of numbers of a table, both sides to move: a measure of the work. */
    public static long size(long material) {
        Signature signature = new Signature(MaterialKey.strongerWhite(material));
        return 2L * new SliceIndex(signature).size() * new PawnPlacements(signature).count();
    }

    /**
     * Builds one table.
     *
     * @return bytes of its file
     * @throws TablebaseFormatException when a table that it needs is damaged
     * @throws OutputFailedException when the table cannot be written; nothing is left behind
     * @throws java.util.concurrent.CancellationException when it was cancelled; nothing is left behind
     */
    public long build(long material, BuildProgress progress) throws IOException {
        Signature signature = new Signature(MaterialKey.strongerWhite(material));
        OutputFolder.create(directory);
        Map<Long, LoadedTable> tables = smaller(signature, progress);
        SliceMemory residents = new SliceMemory(memory - small.bytes() - 4L * new SliceIndex(signature).size());
        for (long key : signature.successors()) {
            if (!isSmall(key)) {
                Signature next = new Signature(key);
                TableFile file = TableFile.open(Tablebase.file(directory, next), next);
                file.check(threads);
                tables.put(key, new LoadedTable(next, file::slice, residents));
            }
        }
        Path file = Tablebase.file(directory, signature);
        TableLayout layout = new TableLayout(new PawnPlacements(signature).count(), new SliceIndex(signature).size());
        try (TableWriter writer = new TableWriter(file, signature.toString(), layout, threads)) {
            LoadedTable own = new LoadedTable(signature, writer, residents);
            tables.put(signature.key, own);
            new TableSolver(threads, cancelled, progress).solve(own, tables, (number, codes) -> {
                writer.append(number, codes);
                if (layout.slices > 1) {
                    own.put(number, codes);
                }
                residents.trim();
            });
            writer.finish();
        } catch (OutputFailedException e) {
            throw e;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return Files.size(file);
    }

    /** Returns the tables of at most four men that captures and promotions lead to. */
    private Map<Long, LoadedTable> smaller(Signature signature, BuildProgress progress) {
        Map<Long, LoadedTable> tables = new HashMap<>();
        for (long key : signature.successors()) {
            if (isSmall(key)) {
                tables.put(key, small.table(key, threads, progress, cancelled).values);
            }
        }
        return tables;
    }
}
