package io.github.kingfell.cli.input;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The directory of the user's distance tables of five men, for the commands that read them. */
final class TablePathOption {
    @Option(
            names = "--table-path",
            paramLabel = "DIR",
            description = "read tables of five men from this directory; the environment variables KINGFELL_TABLE_PATH "
                    + "and KINGFELL_SYZYGY_PATH stand for this option and for --syzygy-path")
    private @Nullable Path directory;

    /** Returns the directory; null for none. */
    @Nullable
    Path directory() {
        return directory;
    }
}
