package io.github.kingfell.tables.outcome;

import java.io.IOException;
import java.nio.file.Path;

/** Thrown for a file that is not the expected outcome table; the message names the file and says what is wrong. */
public final class OutcomeFormatException extends IOException {
    private static final long serialVersionUID = 1L;

    OutcomeFormatException(Path file, String complaint) {
        super(file + ": " + complaint);
    }
}
