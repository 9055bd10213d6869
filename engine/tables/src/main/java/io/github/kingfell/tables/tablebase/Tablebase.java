package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.index.Signature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables of a directory, of at most five men each, each opened when it is first asked. Thread-safe. */
public final class Tablebase {
    /** The most men of a position, kings included. */
    public static final int MOST_MEN = Signature.MOST_MEN;

    private static final String SUFFIX = ".kftb";

    private static final Logger LOG = LoggerFactory.getLogger(Tablebase.class);

    private final Path directory;

    /**
     * Names of the files that were there when it was looked for them last: what is answered does not change on the way.
     */
    private volatile Set<String> names;

    /** By stored material; empty for those that are not there, or not sound. */
    private final Map<Long, Optional<TableFile>> files = new ConcurrentHashMap<>();

    /** By stored material: whether everything is there that can come of it. */
    private final Map<Long, Boolean> complete = new ConcurrentHashMap<>();

    /** @param directory may be missing: then there are no tables */
    public Tablebase(Path directory) {
        this.directory = directory;
        names = names(directory);
    }

    private static Set<String> names(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
        } catch (IOException | UncheckedIOException e) {
            return Set.of();
        }
    }

    static Path file(Path directory, Signature signature) {
        return directory.resolve(signature + SUFFIX);
    }

    /** True when there can be a table of the material. */
    public static boolean covers(long material) {
        return MaterialKey.men(material) <= MOST_MEN;
    }

    /** True when the table of the material, in either colour, can be asked. */
    public boolean has(long material) {
        return covers(material) && find(material).isPresent();
    }

    /**
     * True when the table of the material is there, and every table of five men that promotions lead to. Those of fewer
     * men are known elsewhere.
     */
    public boolean isComplete(long material) {
        return covers(material)
                && complete.computeIfAbsent(
                        MaterialKey.strongerWhite(material),
                        key -> TablebaseBuilder.order(List.of(key)).stream().allMatch(this::has));
    }

    /** Bytes of the file of a table that is there. */
    public long bytes(long material) {
        return find(material).map(TableFile::bytes).orElse(0L);
    }

    /** Looks at the directory anew, where files may have come or gone. */
    public void refresh() {
        names = names(directory);
        files.clear();
        complete.clear();
    }

    /** True when the directory had no table when it was looked at last. */
    public boolean isEmpty() {
        return names.stream().noneMatch(name -> name.endsWith(SUFFIX));
    }

    /**
     * A reader for one thread.
     *
     * @param fewer knows positions of at most four men that the directory has no table of
     */
    public TablebaseReader reader(ExactValues fewer) {
        return new TablebaseReader(this, fewer);
    }

    /**
     * Checks every byte of a table.
     *
     * @throws TablebaseFormatException when it is damaged, or no table of this material
     * @throws java.nio.file.NoSuchFileException when it is not there
     */
    public void check(long material, int threads) throws IOException {
        open(material).check(threads);
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
        if (!names.contains(signature + SUFFIX)) {
            return Optional.empty();
        }
        try {
            return Optional.of(TableFile.open(file, signature));
        } catch (IOException e) {
            LOG.warn("{}; it is left aside", e.getMessage());
            return Optional.empty();
        }
    }

    /** Asks a table no more that turned out to be damaged. */
    void leaveAside(TableFile table, TablebaseFormatException why) {
        LOG.warn("{}; it is left aside", why.getMessage());
        files.put(table.signature.key, Optional.empty());
        complete.clear();
    }
}
