package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.MaterialKey;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The exact tables of at most four men, which come with the program, made by {@code kingfell endgame build --all}. Each
 * table is read at its first probe. Thread-safe.
 */
final class ShippedTables {
    private final Map<Long, PackedTable> tables = new ConcurrentHashMap<>();

    /** Returns the table of a material of at most four men, in either colour. */
    PackedTable table(long material) {
        return tables.computeIfAbsent(MaterialKey.strongerWhite(material), key -> read(new TableMaterial(key)));
    }

    private static PackedTable read(TableMaterial material) {
        String name = material + PackedForm.SUFFIX;
        try (InputStream in = ShippedTables.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new FileNotFoundException("the program lacks its table " + name);
            }
            return PackedForm.read(Path.of(name), in.readAllBytes(), material);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (UnreadableTableException e) {
            throw new IllegalStateException(e);
        }
    }
}
