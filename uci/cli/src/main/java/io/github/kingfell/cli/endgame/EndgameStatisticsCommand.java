package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.input.EndingNames;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.census.TableStatistics;
import io.github.kingfell.workbench.endgame.StatisticsReport;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.render.DistanceHistogram;
import io.github.kingfell.workbench.render.StatisticsPage;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the statistics of an ending. */
@Command(
        name = "statistics",
        description =
                "Count the positions of an ending of at most five men: won, drawn and lost by side to move and by the "
                        + "file of the pawn, the distances to mate, and the longest wins with their lines. Tables of "
                        + "five men must have been built.")
public final class EndgameStatisticsCommand extends ConsoleCommand {
    @Parameters(
            index = "0",
            paramLabel = "MATERIAL",
            completionCandidates = EndingNames.class,
            description = "White's pieces, then Black's, each from the king on, such as KQKR")
    private String name = "";

    @Mixin
    private TableOptions options = new TableOptions();

    @Option(names = "--html", paramLabel = "FILE", description = "write a page for the browser too")
    private @Nullable Path html;

    @Option(names = "--svg", paramLabel = "FILE", description = "write the histogram of distances as a picture too")
    private @Nullable Path svg;

    @Option(names = "--json", description = "one JSON object instead of text")
    private boolean json;

    @Override
    public Integer call() {
        OutputFile.checkAll(spec.commandLine(), html, svg);
        long material = MaterialKey.strongerWhite(MaterialName.parseFive(name, spec));
        ScannedTable table = ScannedTable.open(material, options, spec);
        TableStatistics statistics = table.scan(TableStatistics::of);
        StatisticsReport report = new StatisticsReport(MaterialKey.name(material), statistics, table.probe());
        if (json) {
            out().println(report.json());
        } else {
            report.text().forEach(out()::println);
        }
        if (html != null) {
            WholeFile.write(html, List.of(page(report).stripTrailing()));
        }
        if (svg != null) {
            String picture = DistanceHistogram.of(report.name() + ", positions by moves to mate", report.statistics());
            WholeFile.write(svg, List.of(picture.stripTrailing()));
        }
        return ExitCode.DONE;
    }

    private static String page(StatisticsReport report) {
        return StatisticsPage.of(
                report.name(), StatisticsReport.HEAD, report.rows(), report.statistics(), report.longest());
    }
}
