package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.WdlValues;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A file that is opened at its first probe, by any thread. A file that cannot be read is reported once and answers
 * nothing afterwards. Thread-safe.
 */
final class LazyTable {
    private final Path path;
    private final SyzygyMaterial material;
    private final TableKind kind;
    private final Consumer<String> complaints;

    private volatile @Nullable SyzygyFile file;
    private volatile boolean isBroken;

    LazyTable(Path path, SyzygyMaterial material, TableKind kind, Consumer<String> complaints) {
        this.path = path;
        this.material = material;
        this.kind = kind;
        this.complaints = complaints;
    }

    /** Returns {@link SyzygyFile#wdl}, {@link WdlValues#UNKNOWN} when the file cannot be read. */
    int wdl(Position position, int[] squares) {
        SyzygyFile opened = opened();
        if (opened == null) {
            return WdlValues.UNKNOWN;
        }
        try {
            int wdl = opened.wdl(position, squares);
            if (wdl >= WdlValues.LOSS && wdl <= WdlValues.WIN) {
                return wdl;
            }
            give("damaged, it has an unknown outcome");
        } catch (IndexOutOfBoundsException | InternalError e) {
            give("damaged");
        }
        return WdlValues.UNKNOWN;
    }

    /** Returns {@link SyzygyFile#dtz}, {@link SyzygyProbe#UNKNOWN_DTZ} when the file cannot be read. */
    int dtz(Position position, int wdl, int[] squares) {
        SyzygyFile opened = opened();
        if (opened == null) {
            return SyzygyProbe.UNKNOWN_DTZ;
        }
        try {
            return opened.dtz(position, wdl, squares);
        } catch (IndexOutOfBoundsException | InternalError e) {
            give("damaged");
            return SyzygyProbe.UNKNOWN_DTZ;
        }
    }

    private @Nullable SyzygyFile opened() {
        SyzygyFile opened = file;
        return opened != null || isBroken ? opened : open();
    }

    private synchronized @Nullable SyzygyFile open() {
        if (file == null && !isBroken) {
            try {
                file = SyzygyFile.open(path, material, kind);
            } catch (UnreadableSyzygyException e) {
                give(String.valueOf(e.getMessage()));
            } catch (IOException e) {
                give("cannot be read");
            }
        }
        return file;
    }

    /** A file that shrinks while it is mapped makes the virtual machine throw an {@link InternalError}. */
    private synchronized void give(String up) {
        if (!isBroken) {
            isBroken = true;
            file = null;
            complaints.accept(path + " is " + up);
        }
    }
}
