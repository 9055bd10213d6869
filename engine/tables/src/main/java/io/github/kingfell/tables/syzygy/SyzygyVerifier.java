package io.github.kingfell.tables.syzygy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Checks whole Syzygy files: the head, the length, and the checksum, which a reader of single positions never sees. */
public final class SyzygyVerifier {
    private SyzygyVerifier() {}

    /**
     * Returns the table files of some directories, by their names.
     *
     * @throws IOException when a directory cannot be listed
     */
    public static List<Path> files(List<Path> directories) throws IOException {
        List<Path> found = new ArrayList<>();
        for (Path directory : directories) {
            try (Stream<Path> files = Files.list(directory)) {
                files.filter(file -> kind(file).isPresent()).sorted().forEach(found::add);
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }
        return found;
    }

    /** Returns what is wrong with a file of {@link #files}; empty when it is sound. Reads the whole file. */
    public static Optional<String> fault(Path file) {
        try {
            TableKind kind = kind(file).orElseThrow();
            SyzygyFile.open(file, kind.material(file).orElseThrow(), kind);
            return SyzygyChecksum.isRight(file) ? Optional.empty() : Optional.of("damaged, its checksum is wrong");
        } catch (UnreadableSyzygyException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        } catch (IOException | InternalError e) {
            return Optional.of("cannot be read");
        }
    }

    private static Optional<TableKind> kind(Path file) {
        return Stream.of(TableKind.values())
                .filter(kind -> kind.material(file).isPresent())
                .findFirst();
    }
}
