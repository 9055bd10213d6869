package io.github.kingfell.cli.suite;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.arena.peer.UnusableEngineException;
import io.github.kingfell.cli.input.SearchSize;
import io.github.kingfell.cli.input.Seconds;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.cli.output.ProgressOption;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.input.Shard;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.problem.Book;
import io.github.kingfell.workbench.problem.Entry;
import io.github.kingfell.workbench.suite.Contest;
import io.github.kingfell.workbench.suite.ProblemCheck;
import io.github.kingfell.workbench.suite.ProblemOutcome.ProblemVerdict;
import io.github.kingfell.workbench.suite.ProblemProver;
import io.github.kingfell.workbench.suite.SuiteRecord;
import io.github.kingfell.workbench.suite.SuiteReport;
import io.github.kingfell.workbench.suite.SuiteResults;
import io.github.kingfell.workbench.suite.SuiteRun;
import io.github.kingfell.workbench.suite.SuiteSettings;
import io.github.kingfell.workbench.suite.SuiteTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves every problem of a book and reports where the book is wrong. */
@Command(
        name = "suite",
        description = "Check books of problems: solve each problem and check the book's keys, lengths and solutions.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:everything in the book is right",
            "1:something is wrong or could not be decided within the limits",
            "2:wrong usage, or lines that cannot be used; the other lines are still checked",
            "130:ended by Ctrl-C (SIGINT), 143 by SIGTERM; the problems checked so far are reported"
        })
public final class SuiteCommand extends InterruptibleCommand {
    private final Supplier<Engine> engines;

    @Parameters(
            arity = "0..*",
            paramLabel = "BOOK",
            description =
                    "files of EPD lines, of PGN games with FEN tags, in Popeye's input language, of Olive (.olv), or of"
                            + " lichess puzzles (CSV); the name of a suite such as problem/composed, or - for standard"
                            + " input")
    private List<String> books = List.of();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = Seconds.class,
            description = "time limit for each problem, such as 20, 20s or 10m, default ${DEFAULT-VALUE}")
    private double time = 10;

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "node limit for each problem, default none")
    private long nodes;

    @Mixin
    private SearchSize size = new SearchSize();

    @Option(names = "--duals", description = "count duals after the key as faults")
    private boolean duals;

    @Option(
            names = "--cooks",
            description = "count second keys as faults also where the book states a length and no key; without it, "
                    + "only where it names a key or has the stipulation of a problem")
    private boolean cooks;

    @Option(
            names = "--shard",
            paramLabel = "K/N",
            description = "check only every N-th problem, beginning with the K-th; see suite merge")
    private Shard shard = Shard.WHOLE;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "keep each result in FILE at once, and skip problems that FILE already answers; unknown "
                    + "results are searched again if the limits are wider")
    private @Nullable Path resume;

    @Option(
            names = "--json",
            description = "one JSON object on each line instead of text; the table goes to standard error")
    private boolean json;

    @Mixin
    private ProgressOption progress = new ProgressOption();

    @Mixin
    private SuiteReportOptions reports = new SuiteReportOptions();

    @Mixin
    private ContestOptions contest = new ContestOptions();

    /** @param interruption ends the searches of these engines too */
    public SuiteCommand(Supplier<Engine> engines, Interruption interruption) {
        super(interruption);
        this.engines = engines;
    }

    @Override
    public Integer call() throws IOException, InterruptedException, NotationException {
        require(!books.isEmpty(), "a book is missing: a file, the name of a suite, or -", spec);
        require(time > 0 && time <= Integer.MAX_VALUE, "--time must be more than 0", spec);
        contest.check(spec);
        reports.check(spec.commandLine());
        if (resume != null) {
            OutputFile.checkGrowing(resume, spec.commandLine());
        }
        SuiteSettings settings =
                new SuiteSettings(time, nodes, size.threads(), size.hash(), duals, cooks, contest.names());
        Book book = new Book(System.in);
        for (String name : books) {
            book.add(name);
        }
        List<Entry> entries = book.entries().stream()
                .filter(entry -> shard.takes(entry.number()))
                .toList();
        require(
                !entries.isEmpty(),
                "--shard leaves no problem of " + book.entries().size(),
                spec);
        List<SuiteRecord> records = check(book.entries(), entries, settings);
        String origin = typed() + ", " + LocalDate.now(ZoneOffset.UTC);
        String title = "Check of " + String.join(", ", books) + interrupted(records.size(), entries.size());
        SuiteReport report = new SuiteReport(records, settings.engines(), title, origin);
        PrintWriter out = json ? err() : out();
        report.lines().forEach(out::println);
        out.flush();
        reports.write(report, spec.commandLine());
        return exitCode(report.table());
    }

    /** Returns the end of the title of an incomplete report; empty for a complete one. */
    private String interrupted(int done, int all) {
        if (done == all) {
            return "";
        }
        String count = done + " of " + all + " problems";
        String advice = resume == null ? "" : "; the same command continues from " + resume;
        leaveUnfinished(count + " are checked" + advice);
        return ", interrupted after " + count;
    }

    private List<SuiteRecord> check(List<Entry> book, List<Entry> entries, SuiteSettings settings)
            throws IOException, InterruptedException, NotationException {
        PrintWriter out = out();
        ProgressLine line = progress.line(spec, entries.size());
        try (SuiteResults results =
                        resume == null ? null : new SuiteResults(resume, SuiteResults.heading(settings, book));
                Contest rivals = contest.contest(settings);
                ProblemProver prover = new ProblemProver(engines.get(), settings)) {
            begin(rivals);
            return new SuiteRun(settings, new ProblemCheck(settings, prover), rivals, results, interruption())
                    .run(entries, line, record -> {
                        out.println(json ? record.json() : record.line());
                        out.flush();
                    });
        }
    }

    private void begin(Contest rivals) throws InterruptedException {
        try {
            rivals.begin();
        } catch (UnusableEngineException e) {
            throw usageError("cannot use an engine: " + e.getMessage(), e);
        }
    }

    private static int exitCode(SuiteTable table) {
        if (table.count(ProblemVerdict.BAD) > 0) {
            return ExitCode.BAD_INPUT;
        }
        return table.count(ProblemVerdict.WRONG) + table.count(ProblemVerdict.UNKNOWN) == 0
                ? ExitCode.DONE
                : ExitCode.NOT_FOUND;
    }
}
