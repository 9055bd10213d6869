package io.github.kingfell.cli.input;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The directory of the user's tables of five men, for the commands that search. */
public final class TablePathOption {
    @Option(names = "--table-path", paramLabel = "DIR", description = "read tables of five men from this directory")
    private @Nullable Path directory;

    /** Returns the directory; null for none. */
    public @Nullable Path directory() {
        return directory;
    }

    /** Reports an error for a directory that cannot be used. */
    public void check(CommandLine command) {
        Folder.check(directory, command);
    }
}
