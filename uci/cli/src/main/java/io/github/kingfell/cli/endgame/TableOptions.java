package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.input.Folder;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ProgressLine;
import io.github.kingfell.cli.output.Terminal;
import io.github.kingfell.engine.table.BuildListener;
import io.github.kingfell.engine.table.DtmTable;
import io.github.kingfell.engine.table.TableLibrary;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Where exact tables come from, for the commands that use them. */
public final class TableOptions {
    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "threads that do the work, default ${DEFAULT-VALUE}")
    private int threads = 2;

    @Option(
            names = "--table-path",
            paramLabel = "DIR",
            description = "read tables from this directory, and keep them there")
    private @Nullable Path directory;

    int threads() {
        return threads;
    }

    /** True when the user has set one of them. */
    boolean areSet(CommandSpec spec) {
        return Stream.of("--threads", "--table-path")
                .anyMatch(spec.commandLine().getParseResult()::hasMatchedOption);
    }

    /** True when a table outlives the command. */
    boolean keep() {
        return directory != null;
    }

    /** An empty library, once the options have been checked. */
    public TableLibrary library(CommandSpec spec) {
        Folder.check(directory, spec.commandLine());
        TableLibrary library = new TableLibrary();
        library.keepIn(directory);
        return library;
    }

    /** The table of a material, read or built, with a progress line. */
    public DtmTable provide(TableLibrary library, long material, CommandSpec spec) {
        int missing = library.missing(material).size();
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr(), Terminal.isThere(), missing);
        BuildListener listener = new BuildListener() {
            @Override
            public void onStep(String building, int plies) {
                progress.show(missing - library.missing(material).size(), building + ", " + plies + " plies");
            }

            @Override
            public void onProblem(String complaint) {
                progress.clear();
                spec.commandLine().getErr().println("kingfell: " + complaint);
            }
        };
        DtmTable table = library.table(material, threads, listener, () -> false);
        progress.clear();
        return table;
    }
}
