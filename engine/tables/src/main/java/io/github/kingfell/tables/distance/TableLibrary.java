package io.github.kingfell.tables.distance;

import io.github.kingfell.files.OutputFolder;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.outcome.OutcomeTables;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.BuiltTable;
import io.github.kingfell.tables.tablebase.BuiltTables;
import io.github.kingfell.tables.tablebase.Tablebase;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The source of exact values: the tables that come with the program, and the tablebases of a directory. For callers
 * that scan all positions it builds whole tables of at most four men, those after captures and promotions first, and
 * keeps them in memory. All together take about 190 MB.
 *
 * <p>Thread-safe; one thread builds at a time.
 */
public final class TableLibrary {
    /** The most pieces of the tables that come with the program, kings included. */
    public static final int MOST_PIECES = TableMaterial.MOST_PIECES;

    private final BuiltTables built = new BuiltTables();
    private final @Nullable ShippedTables shipped;
    private volatile @Nullable Tablebase tablebase;
    private volatile @Nullable OutcomeTables outcomes;

    /** Creates a library that knows only what is built. */
    public TableLibrary() {
        this(null);
    }

    private TableLibrary(@Nullable ShippedTables shipped) {
        this.shipped = shipped;
    }

    /**
     * Returns a library that answers positions of at most four men from the tables that come with the program; nothing
     * needs to be built.
     */
    public static TableLibrary withShippedTables() {
        return new TableLibrary(new ShippedTables());
    }

    /** Returns all endings of three and four men, in the order of building. */
    public static List<Long> allMaterials() {
        return BuiltTables.allMaterials();
    }

    /**
     * Sets the directory from which tables and outcomes of five men are read. They are never built during a probe.
     *
     * @param directory null for no directory
     */
    public void readFiveMenIn(@Nullable Path directory) {
        tablebase = directory == null ? null : new Tablebase(directory);
        outcomes = directory == null ? null : new OutcomeTables(directory);
    }

    private boolean isShipped(long material) {
        return shipped != null && covers(material);
    }

    /** Returns true when there can be a table for the position: at most four men, and no castling rights. */
    public static boolean covers(Position position) {
        return Long.bitCount(position.occupied()) <= TableMaterial.MOST_PIECES && position.castling() == 0;
    }

    /** Returns true when there can be a table for the material. */
    public static boolean covers(long material) {
        return MaterialKey.pieceCount(material) <= TableMaterial.MOST_PIECES;
    }

    /** The tablebases of the directory, null when none was named. */
    @Nullable
    Tablebase tablebase() {
        return tablebase;
    }

    /**
     * Returns true when the directory has a tablebase of the material, in either colour, and of every material that can
     * follow it.
     */
    boolean hasTablebase(long material) {
        Tablebase from = tablebase;
        return from != null && from.isComplete(material);
    }

    /**
     * Returns a reader of all tables for one thread, without the mates that do not come within fifty moves. It is for
     * the leaves of a search, probed after a capture or a pawn move.
     */
    public ExactValues leaves() {
        return new WithinFiftyMoves(reader());
    }

    /**
     * Returns {@link #leaves} where the directory has tables of five men, and a reader that knows nothing otherwise.
     */
    public ExactValues tablebaseLeaves() {
        Tablebase from = tablebase;
        return from == null || from.isEmpty() ? ExactValues.NONE : leaves();
    }

    /**
     * Returns a reader, for one thread, of the files of outcomes in the directory; {@link WdlValues#NONE} where it has
     * none.
     */
    public WdlValues outcomes() {
        OutcomeTables from = outcomes;
        return from == null || from.isEmpty() ? WdlValues.NONE : from.reader(reader());
    }

    /**
     * Returns true when the table of the material, in either colour, comes with the program, was built, or lies in the
     * directory.
     */
    public boolean has(long material) {
        return isShipped(material) || built.existing(material) != null || hasTablebase(material);
    }

    /** Returns {@link #has(long)} of the position's material; false with castling rights. */
    public boolean has(Position position) {
        return position.castling() == 0 && has(position.material());
    }

    /**
     * Returns the tables still to be built before positions of the material can be answered, in the order of building.
     */
    public List<String> missing(long material) {
        return built.missing(material);
    }

    /** Returns the table of a material in memory, and builds it if it is missing: see {@link BuiltTables#table}. */
    public BuiltTable table(long material, int threads, BuildProgress progress, BooleanSupplier cancelled) {
        return built.table(material, threads, progress, cancelled);
    }

    /**
     * Writes a table in the form that the program ships. The file appears only when it is complete.
     *
     * @return the file, named after the material
     * @throws io.github.kingfell.files.OutputFailedException when it cannot be written
     */
    public static Path write(BuiltTable table, Path directory) {
        Path file = OutputFolder.create(directory).resolve(table.name() + PackedForm.SUFFIX);
        byte[] packed = PackedForm.write(table);
        WholeFile.write(file, out -> out.write(packed));
        return file;
    }

    /** Returns a reader for one thread. It sees tables that are built later. */
    public TableProbe reader() {
        return new TableReader(this);
    }

    /** Returns the bytes of memory of all tables that were built. */
    public long bytes() {
        return built.bytes();
    }

    /** The tables that come with the program, null where all are built. */
    @Nullable
    ShippedTables shipped() {
        return shipped;
    }

    @Nullable
    BuiltTable existing(long material) {
        return built.existing(material);
    }
}
