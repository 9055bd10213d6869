package io.github.kingfell.tables.tablebase;

import io.github.kingfell.tables.index.Signature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables in a directory at one moment, by the names of their files: the material and an ending. */
public final class TableNames {
    private final Set<String> names;

    private TableNames(Set<String> names) {
        this.names = names;
    }

    /**
     * Looks at a directory.
     *
     * @param directory may be missing: then there are no files
     * @param suffix the ending of the names
     */
    public static TableNames in(Path directory, String suffix) {
        try (Stream<Path> files = Files.list(directory)) {
            return new TableNames(files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(suffix))
                    .map(name -> name.substring(0, name.length() - suffix.length()))
                    .collect(Collectors.toSet()));
        } catch (IOException | UncheckedIOException e) {
            return new TableNames(Set.of());
        }
    }

    public boolean isEmpty() {
        return names.isEmpty();
    }

    /** Returns whether there is a file of the material. */
    public boolean has(Signature signature) {
        return names.contains(signature.toString());
    }

    /** Returns the materials of at most five men that have a file. */
    public List<Long> materials() {
        return Stream.concat(BuiltTables.allMaterials().stream(), TablebaseBuilder.fiveMen().stream())
                .filter(material -> has(new Signature(material)))
                .toList();
    }
}
