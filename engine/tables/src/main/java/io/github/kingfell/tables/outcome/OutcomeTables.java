package io.github.kingfell.tables.outcome;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.index.Signature;
import io.github.kingfell.tables.tablebase.TableNames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The files of outcomes of a directory. A file is opened at its first probe. Thread-safe. */
public final class OutcomeTables {
    private static final Logger LOG = LoggerFactory.getLogger(OutcomeTables.class);

    private final Path directory;

    /** Names of the files at the first look at the directory: answers do not change later. */
    private final TableNames names;

    /** The fewest men of a file; more than any has where there is none. */
    final int fewestMen;

    /** By stored material; empty for a file that is missing or damaged. */
    private final Map<Long, Optional<OutcomeFile>> files = new ConcurrentHashMap<>();

    /** @param directory may be missing: then there are no files */
    public OutcomeTables(Path directory) {
        this.directory = directory;
        names = TableNames.in(directory, OutcomeFile.SUFFIX);
        fewestMen = names.materials().stream()
                .mapToInt(MaterialKey::pieceCount)
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    /** Returns true when the directory has no file of outcomes. */
    public boolean isEmpty() {
        return names.isEmpty();
    }

    /** Returns the materials that have a file, by the names alone. */
    public List<Long> materials() {
        return names.materials();
    }

    /**
     * Checks every byte of a file.
     *
     * @throws OutcomeFormatException when it is damaged, or no file of this material
     * @throws java.nio.file.NoSuchFileException when it does not exist
     */
    public void check(long material) throws IOException {
        open(material).check();
    }

    /**
     * Returns a reader for one thread.
     *
     * @param fewer answers positions of at most four men
     */
    public OutcomeReader reader(ExactValues fewer) {
        return new OutcomeReader(this, fewer);
    }

    private OutcomeFile open(long material) throws IOException {
        Signature signature = new Signature(MaterialKey.strongerWhite(material));
        return OutcomeFile.open(OutcomeFile.path(directory, signature), signature);
    }

    Optional<OutcomeFile> find(long material) {
        return files.computeIfAbsent(MaterialKey.strongerWhite(material), this::openIfSound);
    }

    private Optional<OutcomeFile> openIfSound(long key) {
        if (!names.has(new Signature(key))) {
            return Optional.empty();
        }
        try {
            return Optional.of(open(key));
        } catch (IOException e) {
            LOG.warn("{}; the file is ignored", e.getMessage());
            return Optional.empty();
        }
    }

    /** Stops probing a file that turned out to be damaged. */
    void leaveAside(OutcomeFile damaged, OutcomeFormatException why) {
        LOG.warn("{}; the file is ignored", why.getMessage());
        files.put(damaged.grid.signature.key, Optional.empty());
    }
}
