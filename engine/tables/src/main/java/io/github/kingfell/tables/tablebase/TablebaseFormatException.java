package io.github.kingfell.tables.tablebase;

import java.io.IOException;
import java.nio.file.Path;

/** Thrown for a file that is not the expected tablebase; the message names the file and says what is wrong. */
public final class TablebaseFormatException extends IOException {
    private static final long serialVersionUID = 1L;

    TablebaseFormatException(Path file, String complaint) {
        super(file + ": " + complaint);
    }
}
