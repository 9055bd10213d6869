package io.github.kingfell.cli.output;

import io.github.kingfell.cli.input.FileProblem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A file that a command writes. */
public final class OutputFile {
    private OutputFile() {}

    /** Complains before the work instead of after it when there is no such folder; null is no file. */
    public static void check(@Nullable Path file, CommandLine command) {
        if (file == null) {
            return;
        }
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            throw new ParameterException(command, "cannot write \"" + file + "\": it is a folder");
        }
        if (folder == null || !Files.isDirectory(folder)) {
            throw new ParameterException(command, "cannot write \"" + file + "\": there is no such folder");
        }
        if (!Files.isWritable(Files.exists(file) ? file : folder)) {
            throw new ParameterException(command, "cannot write \"" + file + "\": it may not be written");
        }
    }

    /** Writes the whole file, or complains. */
    public static void write(Path file, List<String> lines, CommandLine command) {
        try {
            Files.write(file, lines, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new ParameterException(command, "cannot write " + FileProblem.of(e), e);
        }
    }
}
