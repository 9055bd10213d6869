package io.github.kingfell.tables.distance;

import java.nio.file.Path;

/** Thrown for a file that is not the expected table; the message names the file and says what is wrong. */
public final class UnreadableTableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnreadableTableException(Path file, String complaint) {
        super(file + ": " + complaint);
    }
}
