package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.BuiltTable;
import io.github.kingfell.tables.tablebase.BuiltTables;
import io.github.kingfell.tables.tablebase.Tablebase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
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

    private final BuiltTables built = new BuiltTables();
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
        return BuiltTables.allMaterials();
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

    /** As {@link #leaves} where the directory has tables of five men; nothing otherwise. */
    public ExactValues tablebaseLeaves() {
        Tablebase from = tablebase;
        return from == null || from.isEmpty() ? ExactValues.NONE : leaves();
    }

    /**
     * True when the table of the material, in either colour, comes with the program, was built, or lies in the
     * directory.
     */
    public boolean has(long material) {
        return isShipped(material) || built.existing(material) != null || hasTablebase(material);
    }

    /** As {@link #has(long)}; nobody may castle. */
    public boolean has(Position position) {
        return position.castling() == 0 && has(position.material());
    }

    /** The tables still to be built before positions of the material can be answered, in the order of building. */
    public List<String> missing(long material) {
        return built.missing(material);
    }

    /** The table of a material in memory, built now when it is not there: see {@link BuiltTables#table}. */
    public BuiltTable table(long material, int threads, BuildProgress progress, BooleanSupplier cancelled) {
        return built.table(material, threads, progress, cancelled);
    }

    /**
     * Writes a table as the program ships it, whole: nobody sees half a file.
     *
     * @return the file, named after the material
     */
    public static Path write(BuiltTable table, Path directory) throws IOException {
        Files.createDirectories(directory);
        Path file = directory.resolve(table.name() + PackedForm.SUFFIX);
        Path half = directory.resolve(file.getFileName() + ".part");
        Files.write(half, PackedForm.write(table));
        return Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /** A reader for one thread. Tables built later are seen. */
    public TableProbe reader() {
        return new TableReader(this);
    }

    /** Bytes of memory of all tables that were built. */
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
