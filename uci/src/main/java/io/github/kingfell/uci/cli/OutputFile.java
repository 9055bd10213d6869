package io.github.kingfell.uci.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A file that a command will write at its end. */
final class OutputFile {
    private OutputFile() {}

    /** Complains before the work instead of after it when there is no such folder; null is no file. */
    static void check(@Nullable Path file, CommandLine command) {
        if (file == null) {
            return;
        }
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || folder == null || !Files.isDirectory(folder)) {
            throw new ParameterException(command, "cannot write " + file + ": there is no such folder");
        }
    }
}
