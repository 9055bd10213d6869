package io.github.kingfell.cli.output;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A file that a command writes. */
public final class OutputFile {
    private OutputFile() {}

    /**
     * Reports an error before the work instead of after it when the file cannot be replaced; null is no file.
     *
     * @see io.github.kingfell.files.WholeFile
     */
    public static void check(@Nullable Path file, CommandLine command) {
        if (file != null) {
            Path folder = checkGrowing(file, command);
            if (Files.isRegularFile(file) && !Files.isWritable(folder)) {
                throw new ParameterException(command, "cannot write \"" + file + "\": its folder is not writable");
            }
        }
    }

    /** Reports the same error when nothing can be added to the file; returns its folder. */
    public static Path checkGrowing(Path file, CommandLine command) {
        if (file.toString().equals("-")) {
            throw new ParameterException(
                    command, "name a file instead of -, because standard output is for the results");
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
        return folder;
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
                        command, "\"" + file + "\" is named twice, so one output would overwrite the other");
            }
        }
    }
}
