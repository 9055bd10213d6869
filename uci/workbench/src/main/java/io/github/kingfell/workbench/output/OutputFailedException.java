package io.github.kingfell.workbench.output;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Thrown when results cannot be written any more: the disk is full, or the reader has closed the pipe. */
public final class OutputFailedException extends UncheckedIOException {
    private static final long serialVersionUID = 1;

    public OutputFailedException(IOException cause) {
        super("cannot write the output: " + cause.getMessage(), cause);
    }
}
