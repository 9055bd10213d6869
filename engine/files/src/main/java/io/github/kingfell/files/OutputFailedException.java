package io.github.kingfell.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** Thrown when results cannot be written: the disk is full, for example, or the reader has closed the pipe. */
public final class OutputFailedException extends UncheckedIOException {
    private static final long serialVersionUID = 1;

    /** For standard output. */
    public OutputFailedException(IOException cause) {
        super("cannot write the output: " + cause.getMessage(), cause);
    }

    /** @param file as the user named it */
    public OutputFailedException(Path file, IOException cause) {
        super("cannot write \"" + file + "\": " + FileProblem.reason(cause), cause);
    }

    /** Returns whether nobody reads the output any more, as after {@code | head}: the user wants no message then. */
    public boolean isClosedPipe() {
        Throwable cause = getCause();
        String reason = cause == null ? "" : String.valueOf(cause.getMessage());
        return reason.contains("Broken pipe") || reason.contains("pipe is being closed");
    }
}
