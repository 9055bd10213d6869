package io.github.kingfell.workbench.output;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells whether a person uses the terminal. */
public final class Terminal {
    private static final Path OUTPUT_STREAM = Path.of("/proc/self/fd/1");
    private static final Path ERROR_STREAM = Path.of("/proc/self/fd/2");

    private Terminal() {}

    /**
     * Returns whether standard error is a terminal. On Linux standard error itself is tested; elsewhere a console means
     * that no stream is redirected.
     */
    public static boolean isThere() {
        return is(ERROR_STREAM);
    }

    /** Returns whether standard output is a terminal, tested in the same way. */
    public static boolean showsOutput() {
        return is(OUTPUT_STREAM);
    }

    /** Returns whether the terminal at standard error can rewrite several lines. */
    public static boolean canRedraw() {
        return isThere() && !"dumb".equals(System.getenv("TERM"));
    }

    private static boolean is(Path stream) {
        try {
            if (Files.isSymbolicLink(stream)) {
                return Files.readSymbolicLink(stream).toString().matches("/dev/(pts/\\d+|tty.*|console)");
            }
        } catch (IOException | SecurityException e) {
            return false;
        }
        return isInteractive();
    }

    /** Returns whether the person wants colours and the terminal has them. */
    public static boolean hasColors() {
        return System.getenv("NO_COLOR") == null && !"dumb".equals(System.getenv("TERM"));
    }

    /** Returns whether standard input and standard output are both a terminal. */
    @SuppressWarnings("SystemConsoleNull") // null before Java 22; later versions are tested below
    public static boolean isInteractive() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            // From Java 22 on there is always a console. Its method isTerminal, which Java 17 lacks, says whether a
            // person is there.
            return Console.class.getMethod("isTerminal").invoke(console) instanceof Boolean terminal && terminal;
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }
}
