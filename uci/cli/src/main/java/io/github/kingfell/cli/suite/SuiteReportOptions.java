package io.github.kingfell.cli.suite;

import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.workbench.output.MarkdownReport;
import io.github.kingfell.workbench.suite.SuiteReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The files for reports. */
final class SuiteReportOptions {
    @Option(names = "--report", paramLabel = "FILE", description = "write the report as a page, with a plot")
    private @Nullable Path page;

    @Option(names = "--markdown", paramLabel = "FILE", description = "write the report as Markdown")
    private @Nullable Path markdown;

    @Option(
            names = "--plot",
            paramLabel = "FILE",
            description = "write only the plot as SVG: of the comparison, or without a comparison of the solved "
                    + "problems")
    private @Nullable Path plot;

    void check(CommandLine command) {
        OutputFile.checkAll(command, page, markdown, plot);
    }

    void write(SuiteReport report, CommandLine command) throws IOException {
        if (page != null) {
            WholeFile.write(page, List.of(report.html().stripTrailing()));
        }
        if (plot != null) {
            WholeFile.write(plot, List.of(report.plot().file().stripTrailing()));
        }
        if (markdown != null) {
            MarkdownReport.write(report.markdown(), report.origin(), markdown);
        }
    }
}
