package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.tables.index.Signature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tables of at most four men, built in memory on request, each after those that captures and promotions lead to. All
 * together take about 190 MB. Thread-safe; one thread builds at a time.
 */
public final class BuiltTables {
    /** The most pieces of a table, kings included. */
    public static final int MOST_PIECES = 4;

    private final Map<Long, BuiltTable> tables = new ConcurrentHashMap<>();

    /** Returns all materials of three and four men, each in the stored colouring, in the order of building. */
    public static List<Long> allMaterials() {
        List<Long> materials = new ArrayList<>();
        for (int first = Piece.PAWN; first <= Piece.QUEEN; first++) {
            for (int second = first; second <= Piece.QUEEN; second++) {
                long mine = MaterialKey.of(Piece.of(Color.WHITE, second));
                materials.add(mine + MaterialKey.of(Piece.of(Color.WHITE, first)));
                materials.add(mine + MaterialKey.of(Piece.of(Color.BLACK, first)));
            }
        }
        return Signature.inOrder(materials.stream()).stream()
                .filter(key -> key != MaterialKey.BARE_KINGS)
                .toList();
    }

    /**
     * Returns the table of a material, and builds it if it is missing.
     *
     * @param material in either colour, at most four men
     * @param threads number of threads that share the work
     * @param cancelled called every few milliseconds
     * @throws CancellationException when it was cancelled; tables that were complete stay
     * @throws IllegalArgumentException when there are more pieces
     */
    public BuiltTable table(long material, int threads, BuildProgress progress, BooleanSupplier cancelled) {
        if (MaterialKey.pieceCount(material) > MOST_PIECES) {
            throw new IllegalArgumentException(MaterialKey.name(material) + " has more than four men");
        }
        BuiltTable known = existing(material);
        return known != null ? known : build(material, new TableSolver(threads, cancelled, progress));
    }

    /** Returns the table of a material, in either colour, if it exists. */
    public @Nullable BuiltTable existing(long material) {
        return tables.get(MaterialKey.strongerWhite(material));
    }

    /** Returns the tables still to be built before that of the material, itself last, in the order of building. */
    public List<String> missing(long material) {
        return missingKeys(material).stream().map(MaterialKey::name).toList();
    }

    /** Returns the bytes of memory of all tables. */
    public long bytes() {
        return tables.values().stream().mapToLong(BuiltTable::bytes).sum();
    }

    private List<Long> missingKeys(long material) {
        return Signature.inOrder(Stream.of(material)).stream()
                .filter(key -> !tables.containsKey(key))
                .toList();
    }

    private synchronized BuiltTable build(long material, TableSolver solver) {
        for (long key : missingKeys(material)) {
            tables.put(key, built(new Signature(key), solver));
        }
        BuiltTable table = existing(material);
        if (table == null) {
            throw new IllegalStateException("not built: " + MaterialKey.name(material));
        }
        return table;
    }

    private BuiltTable built(Signature signature, TableSolver solver) {
        Map<Long, LoadedTable> known = new HashMap<>();
        tables.forEach((key, table) -> known.put(key, table.values));
        LoadedTable table = LoadedTable.inMemory(signature);
        known.put(signature.key, table);
        try {
            solver.solve(table, known, table::put);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new BuiltTable(table);
    }
}
