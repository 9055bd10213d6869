package io.github.kingfell.cli.output;

import io.github.kingfell.workbench.input.FileProblem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A file that a command writes. */
public final class OutputFile {
    private OutputFile() {}

    /** Reports an error before the work instead of after it when the folder does not exist; null is no file. */
    public static void check(@Nullable Path file, CommandLine command) {
        if (file == null) {
            return;
        }
        if (file.toString().equals("-")) {
            throw new ParameterException(
                    command, "name a file instead of -, because standard output is for the " + "results");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            throw new ParameterException(command, "cannot write \"" + file + "\": it is a folder");
        }
        if (folder == null || !Files.isDirectory(folder)) {
            throw new ParameterException(command, "cannot write \"" + file + "\": there is no such folder");
        }
        if (!Files.isWritable(Files.exists(file) ? file : folder)) {
            throw new ParameterException(command, "cannot write \"" + file + "\": it is not writable");
        }
    }

    /**
     * Reports an error when one of several files cannot be written, or when two of them are the same; null is no file.
     */
    public static void checkAll(CommandLine command, @Nullable Path... files) {
        Set<Path> seen = new HashSet<>();
        for (Path file : files) {
            check(file, command);
            if (file != null && !seen.add(file.toAbsolutePath().normalize())) {
                throw new ParameterException(
                        command, "\"" + file + "\" is named twice, so one output would overwrite " + "the other");
            }
        }
    }

    /** Writes the whole file, or reports an error. */
    public static void write(Path file, List<String> lines, CommandLine command) {
        try {
            Files.write(file, lines, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new ParameterException(command, "cannot write " + FileProblem.of(e), e);
        }
    }
}
