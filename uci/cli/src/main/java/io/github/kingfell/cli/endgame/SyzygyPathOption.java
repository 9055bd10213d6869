package io.github.kingfell.cli.endgame;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import io.github.kingfell.tables.syzygy.SyzygyTables;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The Syzygy tables of the user, for the commands that use them. */
public final class SyzygyPathOption {
    @Option(
            names = "--syzygy-path",
            paramLabel = "DIR",
            description = "also use the Syzygy tables of this directory, or of several as in the option SyzygyPath")
    private @Nullable String path;

    public boolean isSet() {
        return path != null;
    }

    /** Returns the directories of the path; none where the option was not given. */
    List<Path> directories(CommandSpec spec) {
        return options(spec.commandLine())
                .map(options -> SyzygyTables.directories(options.path()).stream()
                        .filter(Files::isDirectory)
                        .toList())
                .orElse(List.of());
    }

    /** Gives the tables to an engine. Reports an error when no directory of the path exists. */
    public void give(Engine engine, CommandSpec spec) {
        options(spec.commandLine()).ifPresent(engine::useSyzygy);
    }

    /** Opens the tables; empty where the option was not given. The first answer reports files that cannot be read. */
    Optional<SyzygyLookup> lookup(CommandSpec spec) {
        return options(spec.commandLine())
                .map(options -> new SyzygyLookup(options, spec.commandLine().getErr()));
    }

    private Optional<SyzygyOptions> options(CommandLine command) {
        if (path == null) {
            return Optional.empty();
        }
        try {
            if (SyzygyTables.directories(path).stream().anyMatch(Files::isDirectory)) {
                SyzygyOptions standard = SyzygyOptions.DEFAULT;
                return Optional.of(new SyzygyOptions(path, standard.leastDepth(), standard.mostPieces(), true));
            }
        } catch (InvalidPathException e) {
            // Reported below, like a directory that does not exist.
        }
        throw new ParameterException(command, "cannot use \"" + path + "\": no directories with Syzygy tables");
    }
}
