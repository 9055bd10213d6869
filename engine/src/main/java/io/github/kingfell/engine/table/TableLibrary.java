package io.github.kingfell.engine.table;

import io.github.kingfell.engine.board.MaterialKey;
import io.github.kingfell.engine.board.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The tables built so far. Those that a table needs, after captures and promotions, are built before it and kept. All
 * tables of four men together take about 190 MB.
 *
 * <p>Thread-safe; one thread builds at a time.
 */
public final class TableLibrary {
    private final Map<Long, DtmTable> tables = new ConcurrentHashMap<>();

    /** True when there can be a table for the position: at most four men, and nobody may castle. */
    public static boolean covers(Position position) {
        return Long.bitCount(position.occupied()) <= TableMaterial.MOST_MEN && position.castling() == 0;
    }

    /** True when there can be a table for the material. */
    public static boolean covers(long material) {
        return TableMaterial.menOf(material) <= TableMaterial.MOST_MEN;
    }

    /** True when the table of the material, in either colour, is there. */
    public boolean has(long material) {
        return tables.containsKey(TableMaterial.stored(material));
    }

    /** The tables still to be built before positions of the material can be answered, in the order of building. */
    public List<String> missing(long material) {
        List<Long> order = new ArrayList<>();
        collectMissing(TableMaterial.stored(material), order);
        return order.stream().map(MaterialKey::name).toList();
    }

    /** How many numbers the tables still to be built have: a measure of the work. */
    long missingNumbers(long material) {
        List<Long> order = new ArrayList<>();
        collectMissing(TableMaterial.stored(material), order);
        return order.stream()
                .mapToLong(key -> new TableIndex(new TableMaterial(key)).size())
                .sum();
    }

    /**
     * The table of a material, built now when it is not there.
     *
     * @param material in either colour, at most four men
     * @param threads that share the work
     * @param cancelled asked every few milliseconds
     * @throws CancellationException when it was cancelled; tables that were complete are kept
     * @throws IllegalArgumentException when there are more men
     */
    public DtmTable table(long material, int threads, BuildListener listener, BooleanSupplier cancelled) {
        DtmTable existing = existing(material);
        return existing != null ? existing : build(material, threads, listener, cancelled);
    }

    /** A reader for one thread. Tables built later are seen. */
    public TableProbe reader() {
        return new TableReader(this);
    }

    /** Bytes of memory of all tables. */
    public long bytes() {
        return tables.values().stream().mapToLong(DtmTable::bytes).sum();
    }

    @Nullable
    DtmTable existing(long material) {
        return tables.get(TableMaterial.stored(material));
    }

    private synchronized DtmTable build(long material, int threads, BuildListener listener, BooleanSupplier cancelled) {
        List<Long> order = new ArrayList<>();
        collectMissing(TableMaterial.stored(material), order);
        for (long key : order) {
            DtmTable table = new DtmTable(new TableMaterial(key));
            Conversions conversions = new Conversions(table.material, this::complete);
            new RetrogradeBuilder(table, conversions, listener).build(threads, cancelled);
            tables.put(key, table);
        }
        return complete(TableMaterial.stored(material));
    }

    private DtmTable complete(long material) {
        DtmTable table = tables.get(material);
        if (table == null) {
            throw new IllegalStateException("no table yet for " + MaterialKey.name(material));
        }
        return table;
    }

    /** Depth first, so that what a table needs comes before it. */
    private void collectMissing(long key, List<Long> order) {
        if (tables.containsKey(key) || order.contains(key)) {
            return;
        }
        for (long next : new TableMaterial(key).conversions()) {
            collectMissing(next, order);
        }
        order.add(key);
    }
}
