package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.input.SearchSize;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.mate.EpdList;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.lab.experiment.Soak;
import io.github.kingfell.report.Report;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.MarkdownReport;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs the engine for a long time and watches its memory. */
@Command(name = "soak", description = "Search problems one after the other, repeatedly, and watch memory and errors.")
public final class SoakCommand implements Callable<Integer> {
    private static final int MOST_MINUTES = 10_000;

    private final Supplier<Engine> engines;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private EpdList list = new EpdList();

    @Option(names = "--minutes", paramLabel = "M", description = "duration of the run, default ${DEFAULT-VALUE}")
    private double minutes = 60;

    @Option(
            names = "--seconds",
            converter = WholeNumber.Count.class,
            paramLabel = "S",
            description = "seconds for each search, default ${DEFAULT-VALUE}")
    private int seconds = 20;

    @Mixin
    private SearchSize size = new SearchSize();

    @Option(names = "--report", paramLabel = "FILE", description = "write the report to this file too, as Markdown")
    private @Nullable Path report;

    public SoakCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (minutes <= 0 || minutes > MOST_MINUTES) {
            throw new ParameterException(spec.commandLine(), "--minutes must be above 0 and at most " + MOST_MINUTES);
        }
        OutputFile.check(report, spec.commandLine());
        SearchSettings settings = SearchSettings.builder()
                .threads(size.threads())
                .hashMegabytes(size.hash())
                .build();
        Soak soak = new Soak(list.problems(), settings, Duration.ofSeconds(seconds));
        Report found;
        try (Engine engine = engines.get()) {
            found = soak.run(
                    engine,
                    Duration.ofMillis((long) (minutes * 60_000)),
                    spec.commandLine().getErr()::println);
        }
        String command = String.format(
                "kingfell soak %s --minutes %s --seconds %d --hash %d --threads %d",
                list.words(), minutes, seconds, size.hash(), size.threads());
        MarkdownReport.publish(found.lines(), command, spec.commandLine().getOut(), report);
        return soak.failures() == 0 ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }
}
