package io.github.kingfell.cli.suite;

import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.suite.ProblemOutcome.ProblemVerdict;
import io.github.kingfell.workbench.suite.SuiteRecord;
import io.github.kingfell.workbench.suite.SuiteReport;
import io.github.kingfell.workbench.suite.SuiteResults;
import io.github.kingfell.workbench.suite.SuiteResults.Content;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Merges the results of several shards. */
@Command(
        name = "merge",
        description = "Merge the files of results that suite --resume keeps, and report on all of them together.")
public final class SuiteMergeCommand extends ConsoleCommand {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "results of the same book with the same settings")
    private List<Path> files = List.of();

    @Option(names = "--output", paramLabel = "FILE", description = "the merged results; an existing file is replaced")
    private @Nullable Path output;

    @Mixin
    private SuiteReportOptions reports = new SuiteReportOptions();

    @Override
    public Integer call() throws IOException, NotationException {
        OutputFile.check(output, spec.commandLine());
        reports.check(spec.commandLine());
        List<Content> contents = new ArrayList<>();
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw usageError("no such file: " + file);
            }
            contents.add(read(file, contents));
        }
        Content first = contents.get(0);
        List<SuiteRecord> records = merge(contents);
        if (output != null) {
            List<String> lines = new ArrayList<>(List.of(first.heading().toString()));
            records.forEach(record -> lines.add(record.json().toString()));
            WholeFile.write(output, lines);
        }
        SuiteReport report = report(first, records);
        PrintWriter out = out();
        report.lines().forEach(out::println);
        if (records.size() < first.entries()) {
            out.println(records.size() + " of " + first.entries() + " entries answered");
        }
        out.flush();
        reports.write(report, spec.commandLine());
        return ExitCode.DONE;
    }

    private Content read(Path file, List<Content> before) throws IOException, NotationException {
        Content content = SuiteResults.read(file);
        for (Content other : before.subList(0, Math.min(1, before.size()))) {
            String name = '"' + file.toString() + '"';
            if (!other.settings().equals(content.settings())) {
                throw new NotationException(
                        name + " was made with other settings: " + content.settings() + ", not " + other.settings());
            }
            if (!other.book().equals(content.book()) || other.entries() != content.entries()) {
                throw new NotationException(name + " belongs to another book");
            }
        }
        return content;
    }

    /**
     * Merges the records. Where two files answer the same problem, a decided answer counts more than an unknown one.
     */
    private static List<SuiteRecord> merge(List<Content> contents) {
        Map<Integer, SuiteRecord> merged = new TreeMap<>();
        for (Content content : contents) {
            for (SuiteRecord record : content.records()) {
                merged.merge(
                        record.number(), record, (one, two) -> one.verdict() == ProblemVerdict.UNKNOWN ? two : one);
            }
        }
        return List.copyOf(merged.values());
    }

    private SuiteReport report(Content content, List<SuiteRecord> records) {
        List<String> engines = StreamSupport.stream(
                        content.heading().path("settings").path("engines").spliterator(), false)
                .map(name -> name.asText())
                .toList();
        String books = String.join(
                ", ",
                records.stream()
                        .map(record -> record.json().path("file").asText())
                        .distinct()
                        .toList());
        String origin = typed() + ", " + LocalDate.now(ZoneOffset.UTC) + "; settings " + content.settings();
        return new SuiteReport(records, engines, "Check of " + books, origin);
    }
}
