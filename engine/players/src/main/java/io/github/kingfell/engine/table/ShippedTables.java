package io.github.kingfell.engine.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Exact tables that come with the program, made by {@code kingfell endgame build}. There is one only where neither a tree
 * nor a plan is sure to win and a game at a fast pace has not the second or two that the building takes.
 */
final class ShippedTables {
    private ShippedTables() {}

    /** The table of a material, null when none is shipped. */
    static @Nullable DtmTable read(TableMaterial material) {
        String name = material + TableStore.SUFFIX;
        try (InputStream in = ShippedTables.class.getResourceAsStream(name)) {
            // The archive has a checksum of its own.
            return in == null ? null : TableStore.read(Path.of(name), in.readAllBytes(), material, false);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        } catch (UnreadableTableException e) {
            throw new IllegalStateException(e);
        }
    }
}
