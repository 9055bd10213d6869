package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.cli.output.MarkdownReport;
import io.github.kingfell.lab.experiment.Experiment;
import io.github.kingfell.lab.experiment.ExperimentReport;
import io.github.kingfell.lab.experiment.HistoricExperiment;
import io.github.kingfell.lab.experiment.KppkbExperiment;
import io.github.kingfell.lab.experiment.LearningExperiment;
import io.github.kingfell.lab.experiment.ProverExperiment;
import io.github.kingfell.lab.experiment.TuringGlennieExperiment;
import io.github.kingfell.lab.learning.KrkLesson;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Repeats a published experiment and sets the figures side by side. */
@Command(
        name = "experiment",
        description = "Repeat a published experiment: prover (PROVER against DUCK on Win at Chess, 1994),"
                + " historic (PROVER on single published positions), learn-krk (additions to better and worse learned"
                + " from tree searches, Huberman 1968), kppkb (two pawns against a bishop, Tan 1973), or turing-glennie (Turing's paper machine in its"
                + " game of 1952).")
public final class ExperimentCommand implements Callable<Integer> {
    /** More than a day's work, and well below what an int can count. */
    private static final int MOST_NODES = 1_000_000_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "NAME", description = "which experiment")
    private String name = "";

    @Option(names = "--nodes", paramLabel = "N", description = "node limit for each position; default: as published")
    private int nodes = -1;

    @Option(names = "--report", paramLabel = "FILE", description = "write the report to this file too, as Markdown")
    private @Nullable Path report;

    @Override
    public Integer call() throws IOException {
        Experiment experiment = chosen();
        if (nodes == 0 || nodes < -1 || nodes > MOST_NODES) {
            throw new ParameterException(spec.commandLine(), "--nodes must be from 1 to " + MOST_NODES);
        }
        PrintWriter err = spec.commandLine().getErr();
        ExperimentReport found = experiment.run(nodes < 0 ? experiment.publishedNodes() : nodes, line -> {
            err.println(line);
            err.flush();
        });
        String command = "kingfell experiment " + name + (nodes < 0 ? "" : " --nodes " + nodes);
        MarkdownReport.publish(found, command, spec.commandLine().getOut(), report);
        return ExitCode.DONE;
    }

    private Experiment chosen() {
        List<Experiment> experiments = List.of(
                new ProverExperiment(),
                new HistoricExperiment(),
                new LearningExperiment(new KrkLesson()),
                new KppkbExperiment(),
                new TuringGlennieExperiment());
        return experiments.stream()
                .filter(experiment -> experiment.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        "no experiment \"" + name + "\"; there are "
                                + experiments.stream().map(Experiment::name).collect(Collectors.joining(", "))));
    }
}
