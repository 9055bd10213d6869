package io.github.kingfell.cli.output;

import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.MarkdownReport;
import io.github.kingfell.workbench.output.ReportJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The output options for the report of a check. */
public final class ReportOptions {
    @Option(names = "--report", paramLabel = "FILE", description = "write the report to this file too, as Markdown")
    private @Nullable Path file;

    @Option(names = "--json", description = "print the report as one JSON object instead of text")
    private boolean json;

    /** Returns the file that was named, or null. */
    public @Nullable Path file() {
        return file;
    }

    /** Reports an error before the work when the file cannot be written. */
    public void check(CommandLine command) {
        OutputFile.check(file, command);
    }

    /**
     * Prints the report and saves it.
     *
     * @param report Markdown, the title first
     * @param how the command that made it
     * @param holds true when the check succeeded
     */
    public void publish(List<String> report, String how, boolean holds, CommandLine command) throws IOException {
        PrintWriter out = command.getOut();
        if (!json) {
            MarkdownReport.publish(report, how, out, file);
            return;
        }
        out.println(JsonObject.ofFormat("kingfell-report")
                .put("command", how)
                .put("holds", holds)
                .putAll(ReportJson.of(report)));
        if (file != null) {
            MarkdownReport.write(report, MarkdownReport.origin(how), file);
        }
    }
}
