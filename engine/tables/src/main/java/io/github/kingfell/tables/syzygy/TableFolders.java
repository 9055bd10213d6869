package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.board.MaterialKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The tables in some directories, found by their names; a file is opened at its first probe. Thread-safe. */
final class TableFolders {
    static final TableFolders NONE = new TableFolders(List.of());

    private final MaterialMap outcomes;
    private final MaterialMap distances;
    private final Queue<String> complaints = new ConcurrentLinkedQueue<>();
    private final List<String> unlisted = new ArrayList<>();
    private int mostPieces;
    private int outcomeFiles;
    private int distanceFiles;

    /** Finds the tables. Of two files with one name the one in the earlier directory counts. */
    TableFolders(List<Path> directories) {
        Map<Long, LazyTable> wdl = new HashMap<>();
        Map<Long, LazyTable> dtz = new HashMap<>();
        for (Path directory : directories) {
            try (Stream<Path> files = Files.list(directory)) {
                files.forEach(file -> {
                    add(file, TableKind.WDL, wdl);
                    add(file, TableKind.DTZ, dtz);
                });
            } catch (IOException | UncheckedIOException e) {
                complaints.add(directory + " cannot be listed");
                unlisted.add(directory.toString());
            }
        }
        outcomes = new MaterialMap(wdl);
        distances = new MaterialMap(dtz);
    }

    private void add(Path path, TableKind kind, Map<Long, LazyTable> tables) {
        kind.material(path).filter(known -> !tables.containsKey(known.key())).ifPresent(known -> {
            LazyTable table = new LazyTable(path, known, kind, complaints::add);
            tables.put(known.key(), table);
            tables.put(MaterialKey.flip(known.key()), table);
            count(known, kind);
        });
    }

    private void count(SyzygyMaterial material, TableKind kind) {
        if (kind == TableKind.WDL) {
            outcomeFiles++;
            mostPieces = Math.max(mostPieces, material.pieceCount());
        } else {
            distanceFiles++;
        }
    }

    /** Returns the WDL table of a material, in either colour. */
    @Nullable
    LazyTable outcomes(long material) {
        return outcomes.get(material);
    }

    /** Returns the DTZ table of a material, in either colour. */
    @Nullable
    LazyTable distances(long material) {
        return distances.get(material);
    }

    /** Returns the most pieces of a WDL table, 0 without any. */
    int mostPieces() {
        return mostPieces;
    }

    /** Describes the tables found, for the user. */
    String summary() {
        return outcomeFiles + " WDL and " + distanceFiles + " DTZ tables"
                + (mostPieces == 0 ? "" : ", up to " + mostPieces + " men")
                + (unlisted.isEmpty() ? "" : "; cannot be listed: " + String.join(", ", unlisted));
    }

    /** Returns the errors since the last call, each once. */
    List<String> takeComplaints() {
        List<String> taken = new ArrayList<>();
        for (String complaint = complaints.poll(); complaint != null; complaint = complaints.poll()) {
            taken.add(complaint);
        }
        return taken;
    }
}
