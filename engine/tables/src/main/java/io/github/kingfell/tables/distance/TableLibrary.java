package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.Tablebase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Where exact values come from: the tables that come with the program, and the tablebases of a directory. Whole tables
 * of at most four men, for those who look at all positions, are built; those that a table needs, after captures and
 * promotions, are built before it and stay. All together take about 190 MB.
 *
 * <p>Thread-safe; one thread builds at a time.
 */
public final class TableLibrary {
    /** The most men of the tables that come with the program, kings included. */
    public static final int MOST_MEN = TableMaterial.MOST_MEN;

    private final Map<Long, DtmTable> tables = new ConcurrentHashMap<>();
    private final @Nullable ShippedTables shipped;
    private volatile @Nullable Tablebase tablebase;

    /** Knows only what is built. */
    public TableLibrary() {
        this(null);
    }

    private TableLibrary(@Nullable ShippedTables shipped) {
        this.shipped = shipped;
    }

    /** Positions of at most four men are answered from the tables that come with the program; nothing need be built. */
    public static TableLibrary withShippedTables() {
        return new TableLibrary(new ShippedTables());
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
     * From now on tables of five men are read in this directory; they are never built on the way.
     *
     * @param directory null for none
     */
    public void readFiveMenIn(@Nullable Path directory) {
        tablebase = directory == null ? null : new Tablebase(directory);
    }

    private boolean isShipped(long material) {
        return shipped != null && covers(material);
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

    /**
     * All tables there are, for one thread, as far as their mates come within fifty moves: for the leaves of a search,
     * asked where a capture or a pawn's move has just been made.
     */
    public ExactValues leaves() {
        return new WithinFiftyMoves(reader());
    }

    /** As {@link #leaves}, from the tablebases of the directory alone. */
    public ExactValues tablebaseLeaves() {
        Tablebase from = tablebase;
        return from == null ? ExactValues.NONE : new WithinFiftyMoves(from.reader());
    }

    /**
     * True when the table of the material, in either colour, comes with the program, was built, or lies in the
     * directory.
     */
    public boolean has(long material) {
        return isShipped(material) || tables.containsKey(MaterialKey.strongerWhite(material)) || hasTablebase(material);
    }

    /** As {@link #has(long)}; nobody may castle. */
    public boolean has(Position position) {
        return position.castling() == 0 && has(position.material());
    }

    /** The tables still to be built before positions of the material can be answered, in the order of building. */
    public List<String> missing(long material) {
        return missingKeys(material).stream().map(MaterialKey::name).toList();
    }

    /**
     * The table of a material, built now when it is not there.
     *
     * @param material in either colour, at most four men
     * @param threads that share the work
     * @param cancelled asked every few milliseconds
     * @throws CancellationException when it was cancelled; tables that were complete stay
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

    /** The tables that come with the program, null where all are built. */
    @Nullable
    ShippedTables shipped() {
        return shipped;
    }

    @Nullable
    DtmTable existing(long material) {
        return tables.get(MaterialKey.strongerWhite(material));
    }

    private synchronized DtmTable build(long material, int threads, BuildListener listener, BooleanSupplier cancelled) {
        for (long key : missingKeys(material)) {
            TableMaterial next = new TableMaterial(key);
            DtmTable table = new DtmTable(next);
            Conversions conversions = new Conversions(next, this::complete);
            new RetrogradeBuilder(table, conversions, listener).build(threads, cancelled);
            tables.put(key, table);
        }
        return complete(MaterialKey.strongerWhite(material));
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
