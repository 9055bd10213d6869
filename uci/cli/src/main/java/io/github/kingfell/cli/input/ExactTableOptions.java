package io.github.kingfell.cli.input;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;

/**
 * The user's exact tables of both kinds, for the commands that answer about positions. Where an option is not given, an
 * environment variable may name the directory.
 */
public final class ExactTableOptions {
    /** The variable that stands for {@code --table-path}. */
    static final String TABLE_PATH = "KINGFELL_TABLE_PATH";

    /** The variable that stands for {@code --syzygy-path}. */
    static final String SYZYGY_PATH = "KINGFELL_SYZYGY_PATH";

    @Mixin
    private TablePathOption tables = new TablePathOption();

    @Mixin
    private SyzygyPathOption syzygy = new SyzygyPathOption();

    /** Returns true when the user has given one of the options. Variables do not count. */
    public boolean areSet() {
        return tables.directory() != null || syzygy.isSet();
    }

    /** Reports directories that cannot be used. */
    public void check(CommandLine command) {
        directory(command);
        syzygy(command);
    }

    /** Gives the tables to an engine. Reports directories that cannot be used. */
    public void give(Engine engine, CommandLine command) {
        engine.readFiveMenTablesIn(directory(command));
        syzygy(command).ifPresent(engine::useSyzygy);
    }

    /** Returns a library of the tables that come with the program and of the user's tables of five men. */
    public TableLibrary library(CommandLine command) {
        TableLibrary library = TableLibrary.withShippedTables();
        library.readFiveMenIn(directory(command));
        return library;
    }

    /** Returns the Syzygy tables to use; empty for none. */
    public Optional<SyzygyOptions> syzygy(CommandLine command) {
        return syzygy.isSet()
                ? syzygy.options(command)
                : variable(SYZYGY_PATH).map(path -> SyzygyPathOption.options(path, SYZYGY_PATH, command));
    }

    private @Nullable Path directory(CommandLine command) {
        Path given = tables.directory();
        Path directory = given != null
                ? given
                : variable(TABLE_PATH).map(path -> path(path, command)).orElse(null);
        Folder.checkReadable(directory, given != null ? "--table-path" : TABLE_PATH, command);
        return directory;
    }

    private static Path path(String text, CommandLine command) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new ParameterException(command, TABLE_PATH + ": not a name of a folder: \"" + text + "\"", e);
        }
    }

    private static Optional<String> variable(String name) {
        return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isBlank());
    }
}
