package io.github.kingfell.workbench.output;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether a person sits there. */
public final class Terminal {
    private static final Path ERROR_STREAM = Path.of("/proc/self/fd/2");

    private Terminal() {}

    /**
     * Whether a person looks at standard error. On Linux asks for standard error itself; elsewhere a console means that
     * no stream is redirected.
     */
    public static boolean isThere() {
        try {
            if (Files.isSymbolicLink(ERROR_STREAM)) {
                return Files.readSymbolicLink(ERROR_STREAM).toString().matches("/dev/(pts/\\d+|tty.*|console)");
            }
        } catch (IOException | SecurityException e) {
            return false;
        }
        return isInteractive();
    }

    /** Whether a person types on standard input and reads standard output. */
    @SuppressWarnings("SystemConsoleNull") // null on the older ones; the newer ones are asked below
    public static boolean isInteractive() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            // From Java 22 on there is always a console; this method, which 17 has not, tells whether a person is
            // there.
            return Console.class.getMethod("isTerminal").invoke(console) instanceof Boolean terminal && terminal;
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }
}
