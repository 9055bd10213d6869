package io.github.kingfell.cli.endgame;

import io.github.kingfell.book.ShippedCertificates;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.report.Report;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.workbench.endgame.EndingList;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.MarkdownReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists what is known of each ending. */
@Command(
        name = "list",
        description = "List the endings of three and four men: the player of each, the proof, and the longest game.")
public final class EndgameListCommand extends ConsoleCommand {
    private final Supplier<Engine> engines;

    @Mixin
    private TableOptions options = new TableOptions();

    @Option(names = "--measure", description = "build all exact tables (half a minute) and add their figures")
    private boolean measure;

    @Option(names = "--report", paramLabel = "FILE", description = "write the list to this file too, as Markdown")
    private @Nullable Path report;

    public EndgameListCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws IOException {
        OutputFile.check(report, spec.commandLine());
        if (!measure && options.areSet(spec)) {
            throw usageError("--threads and --table-path go with --measure, which builds tables");
        }
        TableLibrary library = options.library(spec);
        try (Engine engine = engines.get()) {
            List<List<String>> rows = new EndingList(engine, new ShippedCertificates())
                    .rows(measure ? material -> options.provide(library, material, spec) : null).stream()
                            .map(EndingList.Row::cells)
                            .toList();
            Report list = Report.titled("Endings of three and four men")
                    .paragraph(
                            "The player that plays each ending in a game. Where the strong side to move has a forcing "
                                    + "tree, the exact table plays the positions outside the book; most of them are "
                                    + "drawn. The longest game is the bound that the certificate proves, in moves, "
                                    + "against any defence. White is the stronger side; the tables serve both colours.")
                    .table(EndingList.headings(measure), rows)
                    .build();
            String command = "kingfell endgame list" + (measure ? " --measure" : "");
            MarkdownReport.publish(list.lines(), command, out(), report);
        }
        return ExitCode.DONE;
    }
}
