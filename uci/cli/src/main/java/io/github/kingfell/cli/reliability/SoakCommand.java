package io.github.kingfell.cli.reliability;

import io.github.kingfell.cli.input.SearchSize;
import io.github.kingfell.cli.input.Seconds;
import io.github.kingfell.cli.mate.EpdList;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.report.Report;
import io.github.kingfell.uci.UciDialogue;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.MarkdownReport;
import io.github.kingfell.workbench.reliability.Soak;
import io.github.kingfell.workbench.reliability.SoakSearches;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs the engine for a long time and watches its answers and its process. */
@Command(
        name = "soak",
        description = "Search for a long time in one process, with options and limits drawn at random (Hash up to "
                + "--hash), and watch answers, memory, threads and open files: each search must end with one legal best "
                + "move, each line must be legal, each mate must be a mate.")
public final class SoakCommand extends ConsoleCommand {
    private static final int MOST_MINUTES = 10_000;
    private static final double LEAST_SECONDS = 0.001;
    private static final int MOST_SECONDS = 3_600;

    /** Longer than any answer takes on a busy machine. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final Supplier<Engine> engines;

    @Mixin
    private EpdList list = new EpdList();

    @Option(names = "--minutes", paramLabel = "M", description = "duration of the run, default ${DEFAULT-VALUE}")
    private double minutes = 60;

    @Option(
            names = "--seconds",
            converter = Seconds.class,
            paramLabel = "S",
            description = "the longest time for a search, default ${DEFAULT-VALUE}")
    private double seconds = 5;

    @Mixin
    private SearchSize size = new SearchSize();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "seed of positions, options and limits, default ${DEFAULT-VALUE}")
    private long seed = 1;

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "write the report to this file too, as Markdown, and again after each sample")
    private @Nullable Path report;

    public SoakCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws InterruptedException {
        check(minutes > 0 && minutes <= MOST_MINUTES, "--minutes must be above 0 and at most " + MOST_MINUTES);
        check(seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS, "--seconds must be from 0.001 to " + MOST_SECONDS);
        int millis = (int) (seconds * 1000);
        OutputFile.check(report, spec.commandLine());
        SoakSearches searches = new SoakSearches(list.problems(), size.hash(), millis, seed);
        UciDialogue engine = new UciDialogue(engines.get());
        engine.send("setoption name Threads value " + size.threads());
        Progress progress = new Progress();
        try (Soak soak = new Soak(engine, searches, PATIENCE.plusMillis(millis))) {
            soak.run(Duration.ofMillis((long) (minutes * 60_000)), progress);
            progress.last.lines().forEach(out()::println);
            return soak.faults() == 0 ? ExitCode.DONE : ExitCode.NOT_FOUND;
        }
    }

    private void check(boolean holds, String complaint) {
        if (!holds) {
            throw usageError(complaint);
        }
    }

    private String command() {
        return String.format(
                "kingfell soak %s --minutes %s --seconds %s --hash %d --threads %d --seed %d",
                list.words(), minutes, seconds, size.hash(), size.threads(), seed);
    }

    /** Prints faults and samples as they come, and keeps the report in its file up to date. */
    private final class Progress implements Soak.Observer {
        private final PrintWriter err = err();
        private Report last = Report.titled("").build();

        @Override
        public void fault(String text) {
            err.println("fault: " + text);
            err.flush();
        }

        @Override
        public void sample(Report soFar, List<String> row) {
            last = soFar;
            err.println(String.join("  ", row));
            err.flush();
            if (report != null) {
                MarkdownReport.write(soFar.lines(), MarkdownReport.origin(command()), report);
            }
        }
    }
}
