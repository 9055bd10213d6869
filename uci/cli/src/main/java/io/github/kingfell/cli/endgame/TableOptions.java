package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.input.Folder;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.BuiltTable;
import io.github.kingfell.tables.tablebase.Tablebase;
import io.github.kingfell.workbench.endgame.MissingTable;
import io.github.kingfell.workbench.output.ProgressLine;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The sources of exact tables, for the commands that use them. */
public final class TableOptions {
    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "threads of the work, default ${DEFAULT-VALUE}")
    private int threads = 2;

    @Option(
            names = "--table-path",
            paramLabel = "DIR",
            description = "the directory of the tables of five men; endgame build writes all its tables there")
    private @Nullable Path directory;

    public int threads() {
        return threads;
    }

    /** Returns true when the user has set one of these options. */
    boolean areSet(CommandSpec spec) {
        return Stream.of("--threads", "--table-path")
                .anyMatch(spec.commandLine().getParseResult()::hasMatchedOption);
    }

    /** Returns true when a directory was named. */
    boolean keep() {
        return directory != null;
    }

    /** Returns the directory for tables; only when {@link #keep}. */
    Path directory() {
        return Objects.requireNonNull(directory);
    }

    /** Reports an error for a directory that cannot be used. */
    void check(CommandSpec spec) {
        Folder.check(directory, spec.commandLine());
    }

    /** Returns an empty library, once the options have been checked. */
    public TableLibrary library(CommandSpec spec) {
        check(spec);
        TableLibrary library = TableLibrary.withShippedTables();
        library.readFiveMenIn(directory);
        return library;
    }

    /**
     * Makes sure that a position can be probed: tables of five men must exist.
     *
     * @throws NotationException when it cannot be; the message says why
     */
    static void require(TableLibrary library, Position position) throws NotationException {
        if (Long.bitCount(position.occupied()) > Tablebase.MOST_PIECES || position.castling() != 0) {
            throw new NotationException("more than five men, or castling rights, in " + Fen.format(position));
        } else if (library.reader().distance(position).isEmpty()) {
            throw new NotationException(MissingTable.sentence(position.material()));
        }
    }

    /** Returns the table of a material, read or built, with a progress line. */
    public BuiltTable provide(TableLibrary library, long material, CommandSpec spec) {
        return provide(library, material, spec, () -> false);
    }

    /**
     * Does the same while nobody cancels it.
     *
     * @param cancelled called every few milliseconds
     * @throws java.util.concurrent.CancellationException when it was cancelled
     */
    BuiltTable provide(TableLibrary library, long material, CommandSpec spec, BooleanSupplier cancelled) {
        int missing = library.missing(material).size();
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr(), missing);
        BuildProgress shown = (building, part, plies) ->
                progress.show(missing - library.missing(material).size(), building + ", " + plies + " plies");
        try {
            return library.table(material, threads, shown, cancelled);
        } finally {
            progress.clear();
        }
    }
}
