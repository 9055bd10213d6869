package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.input.Seconds;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.mate.EpdList;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.lab.experiment.Ablation;
import io.github.kingfell.report.Report;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.MarkdownReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures the effect of each refinement of the prover on a list of problems. */
@Command(
        name = "ablation",
        description = "Leave out one refinement of the prover at a time and count the mates that are still found.")
public final class AblationCommand extends ConsoleCommand {
    private static final double MOST_SECONDS = 3600;

    @Mixin
    private EpdList list = new EpdList();

    @Option(
            names = "--time",
            split = ",",
            paramLabel = "TIME",
            converter = Seconds.class,
            description = "processor time for each position, one or more values; default 1,4")
    private double[] time = {1, 4};

    @Option(
            names = "--hash",
            converter = WholeNumber.Megabytes.class,
            paramLabel = "MB",
            description = "the prover's transposition table, default ${DEFAULT-VALUE}")
    private int hash = 256;

    @Option(names = "--report", paramLabel = "FILE", description = "write the report to this file too, as Markdown")
    private @Nullable Path report;

    @Override
    public Integer call() throws IOException {
        double[] times = Arrays.stream(time).sorted().toArray();
        if (times[0] <= 0 || times[times.length - 1] > MOST_SECONDS) {
            throw usageError("--time must be above 0 and at most " + MOST_SECONDS);
        }
        OutputFile.check(report, spec.commandLine());
        Report found = new Ablation(list.problems(), times, hash).run(err()::println);
        String command = "kingfell ablation " + list.words() + " --time "
                + Arrays.stream(times).mapToObj(AblationCommand::plain).collect(Collectors.joining(",")) + " --hash "
                + hash;
        MarkdownReport.publish(found.lines(), command, out(), report);
        return ExitCode.DONE;
    }

    private static String plain(double seconds) {
        return seconds == Math.rint(seconds) ? Long.toString((long) seconds) : Double.toString(seconds);
    }
}
