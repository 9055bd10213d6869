package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.lab.experiment.AtkinWittenExperiment;
import io.github.kingfell.lab.experiment.BellMobilityExperiment;
import io.github.kingfell.lab.experiment.BellRefutationExperiment;
import io.github.kingfell.lab.experiment.Experiment;
import io.github.kingfell.lab.experiment.Fingerprint;
import io.github.kingfell.lab.experiment.HistoricExperiment;
import io.github.kingfell.lab.experiment.HubermanExperiment;
import io.github.kingfell.lab.experiment.KalahExperiment;
import io.github.kingfell.lab.experiment.KentSelectorExperiment;
import io.github.kingfell.lab.experiment.KppkbExperiment;
import io.github.kingfell.lab.experiment.MaterialGoalExperiment;
import io.github.kingfell.lab.experiment.ProverExperiment;
import io.github.kingfell.lab.experiment.ProverOrderExperiment;
import io.github.kingfell.lab.experiment.StableGainExperiment;
import io.github.kingfell.lab.experiment.TanPlayExperiment;
import io.github.kingfell.lab.experiment.TuringGlennieExperiment;
import io.github.kingfell.lab.experiment.learning.LearningExperiment;
import io.github.kingfell.lab.learning.KrkLesson;
import io.github.kingfell.report.Report;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.MarkdownReport;
import io.github.kingfell.workbench.output.ReportJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Repeats a published experiment and sets the figures side by side; without a name lists the experiments. */
@Command(
        name = "experiment",
        description =
                "Repeat a published experiment, and show published and measured figures side by side. Without a name: "
                        + "list all experiments with their sources, their duration, and whether their reports are "
                        + "current.")
public final class ExperimentCommand extends ConsoleCommand {
    /** More than a day's work, and far below the range of an int. */
    private static final int MOST_NODES = 1_000_000_000;

    @Parameters(
            paramLabel = "NAME",
            arity = "0..1",
            completionCandidates = Names.class,
            description = "the name of the experiment")
    private String name = "";

    @Option(names = "--nodes", paramLabel = "N", description = "node limit for each position; default: as published")
    private int nodes = -1;

    @Option(names = "--report", paramLabel = "FILE", description = "write the report to this file too, as Markdown")
    private @Nullable Path report;

    @Option(
            names = "--reports",
            paramLabel = "DIR",
            description = "the folder in which the list looks for reports NAME.md, default ${DEFAULT-VALUE}")
    private Path reports = Path.of("docs", "experiments");

    @Option(names = "--json", description = "print one JSON object for the report, or for each experiment of the list")
    private boolean json;

    /** For the completion of shells. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return experiments().stream().map(Experiment::name).iterator();
        }
    }

    @Override
    public Integer call() throws IOException {
        if (nodes == 0 || nodes < -1 || nodes > MOST_NODES) {
            throw usageError("--nodes must be from 1 to " + MOST_NODES);
        }
        OutputFile.check(report, spec.commandLine());
        if (name.isEmpty()) {
            list();
        } else {
            repeat(chosen());
        }
        return ExitCode.DONE;
    }

    private void list() throws IOException {
        if (nodes > 0 || report != null) {
            throw usageError("--nodes and --report need the name of an experiment");
        }
        ExperimentList list = new ExperimentList(experiments(), reports);
        print(json ? list.json() : list.lines());
    }

    private void repeat(Experiment experiment) throws IOException {
        int limit = nodes < 0 ? experiment.publishedNodes() : nodes;
        Report found = experiment.run(limit, err()::println);
        String command =
                "kingfell experiment " + name + (limit == experiment.publishedNodes() ? "" : " --nodes " + nodes);
        print(json ? List.of(data(experiment, limit, command, found)) : found.lines());
        if (report != null) {
            String version = "version " + experiment.card().version();
            String fingerprint = Fingerprint.of(experiment, limit).stamp();
            MarkdownReport.write(found.lines(), MarkdownReport.origin(command, version, fingerprint), report);
        }
    }

    private static String data(Experiment experiment, int limit, String command, Report found) {
        return ExperimentList.about(experiment, limit)
                .put("command", command)
                .putAll(ReportJson.of(found))
                .toString();
    }

    private void print(List<String> lines) {
        PrintWriter out = out();
        lines.forEach(out::println);
        out.flush();
    }

    private static List<Experiment> experiments() {
        return List.of(
                new ProverExperiment(),
                new ProverOrderExperiment(),
                new HistoricExperiment(),
                new LearningExperiment(new KrkLesson()),
                new KppkbExperiment(),
                new KentSelectorExperiment(),
                new TanPlayExperiment(),
                new MaterialGoalExperiment(),
                new StableGainExperiment(),
                new TuringGlennieExperiment(),
                new BellRefutationExperiment(),
                new BellMobilityExperiment(),
                new HubermanExperiment(),
                new KalahExperiment(),
                new AtkinWittenExperiment());
    }

    private Experiment chosen() {
        return experiments().stream()
                .filter(experiment -> experiment.name().equals(name))
                .findFirst()
                .orElseThrow(() -> usageError("no experiment \"" + name + "\"; there are "
                        + experiments().stream().map(Experiment::name).collect(Collectors.joining(", "))));
    }
}
