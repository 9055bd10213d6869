package io.github.kingfell.engine.table;

import io.github.kingfell.engine.search.ExactValues;
import io.github.kingfell.engine.tablebase.Tablebase;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.io.IOException;
import java.nio.file.Path;
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
    private final boolean usesShipped;
    private volatile @Nullable TableStore store;
    private volatile @Nullable Tablebase tablebase;

    /** All tables are built that are not kept in a directory. */
    public TableLibrary() {
        this(false);
    }

    private TableLibrary(boolean usesShipped) {
        this.usesShipped = usesShipped;
    }

    /** Instead of being built, a table is read from the program's resources where there is one. */
    public static TableLibrary withShippedTables() {
        return new TableLibrary(true);
    }

    /** All endings of three and four men, in the order of building. */
    public static List<Long> allMaterials() {
        TableLibrary empty = new TableLibrary();
        List<Long> order = new ArrayList<>();
        for (int first = Piece.PAWN; first <= Piece.QUEEN; first++) {
            for (int second = first; second <= Piece.QUEEN; second++) {
                long mine = MaterialKey.of(Piece.of(Color.WHITE, second));
                empty.collectMissing(mine + MaterialKey.of(Piece.of(Color.WHITE, first)), order);
                empty.collectMissing(
                        MaterialKey.strongerWhite(mine + MaterialKey.of(Piece.of(Color.BLACK, first))), order);
            }
        }
        order.remove(MaterialKey.BARE_KINGS);
        return order;
    }

    /**
     * From now on tables are looked for in this directory before they are built, and kept there afterwards. Tablebases of
     * more men are read there, too; they are never built on the way.
     *
     * @param directory null for memory alone
     */
    public void keepIn(@Nullable Path directory) {
        store = directory == null ? null : new TableStore(directory);
        tablebase = directory == null ? null : new Tablebase(directory);
    }

    /**
     * True when the table of a material, with all that it leads to, was in the directory when that was named: it answers every
     * search alike, whatever was searched before.
     */
    public boolean isKept(long material) {
        TableStore from = store;
        if (from == null || !covers(material)) {
            return false;
        }
        return new TableLibrary().missingKeys(material).stream().allMatch(key -> from.isOld(new TableMaterial(key)));
    }

    /** True when the position can be answered from the directory alone, in either form of table. */
    public boolean isKept(Position position) {
        long material = position.material();
        return mayAnswer(position) && (isKept(material) || hasTablebase(material));
    }

    /** True when there can be a table for the position: at most four men, and nobody may castle. */
    public static boolean covers(Position position) {
        return Long.bitCount(position.occupied()) <= TableMaterial.MOST_MEN && position.castling() == 0;
    }

    /** True when there can be a table for the material. */
    public static boolean covers(long material) {
        return MaterialKey.men(material) <= TableMaterial.MOST_MEN;
    }

    /** The tablebases of the directory, null when none was named. */
    @Nullable
    Tablebase tablebase() {
        return tablebase;
    }

    /** True when the directory has a tablebase of the material, in either colour, and of all that can come of it. */
    boolean hasTablebase(long material) {
        Tablebase from = tablebase;
        return from != null && from.isComplete(material);
    }

    /** True when positions of the material can be answered: their table can be built, or lies in the directory. */
    public boolean mayAnswer(long material) {
        return covers(material) || hasTablebase(material);
    }

    /** As {@link #mayAnswer(long)}; nobody may castle. */
    public boolean mayAnswer(Position position) {
        return covers(position)
                || position.castling() == 0
                        && Long.bitCount(position.occupied()) <= Tablebase.MOST_MEN
                        && hasTablebase(position.material());
    }

    /** All that is in memory or in the directory, for the leaves of a search as {@link #leaves} are. */
    ExactValues gameLeaves() {
        return new WithinFiftyMoves(reader());
    }

    /**
     * The tablebases of the directory alone, for one thread, as far as their mates come within fifty moves: for the leaves of a
     * search, asked where a capture or a pawn's move has just been made. They answer every search alike.
     */
    ExactValues leaves() {
        Tablebase from = tablebase;
        return from == null ? ExactValues.NONE : new WithinFiftyMoves(from.reader());
    }

    /** True when the table of the material, in either colour, is there. */
    public boolean has(long material) {
        return tables.containsKey(MaterialKey.strongerWhite(material));
    }

    /** The tables still to be built before positions of the material can be answered, in the order of building. */
    public List<String> missing(long material) {
        return missingKeys(material).stream().map(MaterialKey::name).toList();
    }

    /** How many numbers the tables have that are to be built, or read if so asked: a measure of the work. */
    long missingNumbers(long material, boolean inStore) {
        TableStore from = store;
        return missingKeys(material).stream()
                .map(TableMaterial::new)
                .filter(missing -> inStore == (from != null && from.has(missing)))
                .mapToLong(missing -> new TableIndex(missing).size())
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

    /**
     * Reads what the table of a material needs from the directory, if all of it is kept there. Does not wait for a table that
     * is being built.
     *
     * @return true when the table is there now
     */
    public boolean read(long material, BuildListener listener) {
        if (store == null) {
            return has(material);
        }
        for (long key : missingKeys(material)) {
            DtmTable table = stored(new TableMaterial(key), listener);
            if (table == null) {
                return false;
            }
            tables.putIfAbsent(key, table);
        }
        return true;
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
        return tables.get(MaterialKey.strongerWhite(material));
    }

    private synchronized DtmTable build(long material, int threads, BuildListener listener, BooleanSupplier cancelled) {
        for (long key : missingKeys(material)) {
            TableMaterial next = new TableMaterial(key);
            DtmTable table = stored(next, listener);
            if (table == null && usesShipped) {
                table = ShippedTables.read(next);
            }
            if (table == null) {
                table = new DtmTable(next);
                Conversions conversions = new Conversions(next, this::complete);
                new RetrogradeBuilder(table, conversions, listener).build(threads, cancelled);
                keep(table, listener);
            } else if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            tables.put(key, table);
        }
        return complete(MaterialKey.strongerWhite(material));
    }

    private @Nullable DtmTable stored(TableMaterial material, BuildListener listener) {
        TableStore from = store;
        if (from == null || !from.has(material)) {
            return null;
        }
        try {
            return from.read(material);
        } catch (UnreadableTableException e) {
            listener.onProblem(e.getMessage() + "; the table is built anew");
        } catch (IOException e) {
            listener.onProblem("cannot read the table " + material + ": " + e);
        }
        return null;
    }

    private void keep(DtmTable table, BuildListener listener) {
        TableStore to = store;
        if (to != null) {
            try {
                to.write(table);
            } catch (IOException e) {
                listener.onProblem("cannot keep the table " + table + ": " + e);
            }
        }
    }

    private DtmTable complete(long material) {
        DtmTable table = tables.get(material);
        if (table == null) {
            throw new IllegalStateException("no table yet for " + MaterialKey.name(material));
        }
        return table;
    }

    /** The tables still to be built before those of the material, in either colour, itself last. */
    private List<Long> missingKeys(long material) {
        List<Long> order = new ArrayList<>();
        collectMissing(MaterialKey.strongerWhite(material), order);
        return order;
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
