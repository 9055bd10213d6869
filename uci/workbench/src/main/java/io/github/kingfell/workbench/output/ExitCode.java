package io.github.kingfell.workbench.output;

/** The exit codes of all commands. */
public final class ExitCode {
    public static final int DONE = 0;

    /** Nothing was found, or it was proved that there is nothing to find. */
    public static final int NOT_FOUND = 1;

    /** Wrong usage, or unusable input. */
    public static final int BAD_INPUT = 2;

    /** A fault of the program. */
    public static final int FAILURE = 3;

    /** The results could not be written: the disk is full, or the reader has closed the pipe. */
    public static final int OUTPUT_FAILED = 4;

    private ExitCode() {}
}
