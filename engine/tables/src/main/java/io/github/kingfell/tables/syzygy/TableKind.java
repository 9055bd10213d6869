package io.github.kingfell.tables.syzygy;

import java.nio.file.Path;
import java.util.Optional;

/** The two kinds of table files of a material. */
enum TableKind {
    /** Win, draw or loss. */
    WDL(".rtbw", 0x5D23_E871L),
    /** Plies to the next capture or pawn move. */
    DTZ(".rtbz", 0xA50C_66D7L);

    private final String suffix;
    private final long magic;

    TableKind(String suffix, long magic) {
        this.suffix = suffix;
        this.magic = magic;
    }

    /** Returns the suffix of the file's name. */
    String suffix() {
        return suffix;
    }

    /** Returns the material that a file of this kind is named after; empty for any other name. */
    Optional<SyzygyMaterial> material(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(suffix)
                ? SyzygyMaterial.parse(name.substring(0, name.length() - suffix.length()))
                : Optional.empty();
    }

    /** Returns the first four bytes, little-endian. */
    long magic() {
        return magic;
    }
}
