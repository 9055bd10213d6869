package io.github.kingfell.cli.input;

import io.github.kingfell.tables.syzygy.SyzygyOptions;
import io.github.kingfell.tables.syzygy.SyzygyTables;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The directories of the user's Syzygy tables. */
public final class SyzygyPathOption {
    @Option(
            names = "--syzygy-path",
            paramLabel = "DIR",
            description = "also use the Syzygy tables of this directory, or of several as in the option SyzygyPath")
    private @Nullable String path;

    /** Returns true when the user has given the option. */
    public boolean isSet() {
        return path != null;
    }

    /** Returns the directories of the path; none where the option was not given. */
    public List<Path> directories(CommandLine command) {
        return options(command)
                .map(options -> SyzygyTables.directories(options.path()).stream()
                        .filter(Files::isDirectory)
                        .toList())
                .orElse(List.of());
    }

    /**
     * Returns the tables to use; empty where the option was not given. Reports an error when no directory of the path
     * exists.
     */
    public Optional<SyzygyOptions> options(CommandLine command) {
        return path == null ? Optional.empty() : Optional.of(options(path, "--syzygy-path", command));
    }

    /** @param source what has named the path, for the message of an error */
    static SyzygyOptions options(String path, String source, CommandLine command) {
        try {
            if (SyzygyTables.directories(path).stream().anyMatch(Files::isDirectory)) {
                SyzygyOptions standard = SyzygyOptions.DEFAULT;
                return new SyzygyOptions(path, standard.leastDepth(), standard.mostPieces(), true);
            }
        } catch (InvalidPathException e) {
            // Reported below, like a directory that does not exist.
        }
        throw new ParameterException(
                command, source + ": cannot use \"" + path + "\": no directories with Syzygy tables");
    }
}
