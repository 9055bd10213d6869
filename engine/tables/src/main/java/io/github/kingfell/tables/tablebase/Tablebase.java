package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.index.Signature;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables of a directory, of at most five men each. A file is opened at its first probe. Thread-safe. */
public final class Tablebase {
    /** The most pieces of a position, kings included. */
    public static final int MOST_PIECES = Signature.MOST_PIECES;

    private static final String SUFFIX = ".kftb";

    private static final Logger LOG = LoggerFactory.getLogger(Tablebase.class);

    private final Path directory;

    /** Names of the files at the last look at the directory: answers do not change in between. */
    private volatile TableNames names;

    /** By stored material; empty for a file that is missing or damaged. */
    private final Map<Long, Optional<TableFile>> files = new ConcurrentHashMap<>();

    /** By stored material: true when every table that can follow it is there. */
    private final Map<Long, Boolean> complete = new ConcurrentHashMap<>();

    /** @param directory may be missing: then there are no tables */
    public Tablebase(Path directory) {
        this.directory = directory;
        names = TableNames.in(directory, SUFFIX);
    }

    static Path file(Path directory, Signature signature) {
        return directory.resolve(signature + SUFFIX);
    }

    /** Returns true when there can be a table of the material. */
    public static boolean covers(long material) {
        return MaterialKey.pieceCount(material) <= MOST_PIECES;
    }

    /** Returns true when the table of the material, in either colour, can be probed. */
    public boolean has(long material) {
        return covers(material) && find(material).isPresent();
    }

    /**
     * Returns true when the table of the material is there, and every table of five men that promotions lead to. Tables
     * of fewer pieces are known elsewhere.
     */
    public boolean isComplete(long material) {
        return covers(material)
                && complete.computeIfAbsent(
                        MaterialKey.strongerWhite(material),
                        key -> TablebaseBuilder.order(List.of(key)).stream().allMatch(this::has));
    }

    /** Returns the bytes of the file of an existing table. */
    public long bytes(long material) {
        return find(material).map(TableFile::bytes).orElse(0L);
    }

    /** Reads the names in the directory again; files may have been added or removed. */
    public void refresh() {
        names = TableNames.in(directory, SUFFIX);
        files.clear();
        complete.clear();
    }

    /** Returns true when the directory had no table at the last look. */
    public boolean isEmpty() {
        return names.isEmpty();
    }

    /**
     * Returns a reader for one thread.
     *
     * @param fewer answers positions of at most four men for which the directory has no table
     */
    public TablebaseReader reader(ExactValues fewer) {
        return new TablebaseReader(this, fewer);
    }

    /** Returns the materials of the tables at the last look at the directory, by their names alone. */
    public List<Long> materials() {
        return names.materials();
    }

    /**
     * Checks every byte of a table.
     *
     * @throws TablebaseFormatException when it is damaged, or no table of this material
     * @throws java.nio.file.NoSuchFileException when it does not exist
     */
    public void check(long material, int threads) throws IOException {
        open(material).check(threads);
    }

    /**
     * Returns all values of a table, slice by slice.
     *
     * @throws TablebaseFormatException when the file is damaged
     * @throws java.nio.file.NoSuchFileException when the table does not exist
     */
    public WholeTable whole(long material) throws IOException {
        return open(material);
    }

    TableFile open(long material) throws IOException {
        Signature signature = new Signature(MaterialKey.strongerWhite(material));
        return TableFile.open(file(directory, signature), signature);
    }

    Optional<TableFile> find(long material) {
        return files.computeIfAbsent(MaterialKey.strongerWhite(material), this::openIfSound);
    }

    private Optional<TableFile> openIfSound(long key) {
        Signature signature = new Signature(key);
        Path file = file(directory, signature);
        if (!names.has(signature)) {
            return Optional.empty();
        }
        try {
            return Optional.of(TableFile.open(file, signature));
        } catch (IOException e) {
            LOG.warn("{}; the file is ignored", e.getMessage());
            return Optional.empty();
        }
    }

    /** Stops probing a table that turned out to be damaged. */
    void leaveAside(TableFile table, TablebaseFormatException why) {
        LOG.warn("{}; the file is ignored", why.getMessage());
        files.put(table.signature.key, Optional.empty());
        complete.clear();
    }
}
