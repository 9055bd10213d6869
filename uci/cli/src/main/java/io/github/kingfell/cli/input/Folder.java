package io.github.kingfell.cli.input;

import io.github.kingfell.files.OutputFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A folder that a command reads and writes in. */
public final class Folder {
    private Folder() {}

    /** Creates a folder for files, unless it exists; reports an error when it is a file. */
    public static void create(Path folder, CommandLine command) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new ParameterException(command, "cannot write in \"" + folder + "\": it is not a folder");
        }
        OutputFolder.create(folder);
    }

    /**
     * Reports an error before the work when the folder does not exist or cannot be read; null is no folder.
     *
     * @param source what has named the folder, for the message
     */
    public static void checkReadable(@Nullable Path folder, String source, CommandLine command) {
        if (folder != null && !Files.isDirectory(folder)) {
            String problem = Files.exists(folder) ? "it is not a folder" : "there is no such folder";
            throw new ParameterException(command, source + ": cannot use \"" + folder + "\": " + problem);
        }
    }

    /** Reports an error before the work when the folder does not exist or cannot be written to; null is no folder. */
    public static void check(@Nullable Path folder, CommandLine command) {
        if (folder == null) {
            return;
        }
        String problem = !Files.exists(folder)
                ? "there is no such folder"
                : !Files.isDirectory(folder)
                        ? "it is not a folder"
                        : !Files.isWritable(folder) ? "it is not writable" : "";
        if (!problem.isEmpty()) {
            throw new ParameterException(command, "cannot use \"" + folder + "\": " + problem);
        }
    }
}
