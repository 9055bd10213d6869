package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.mate.EpdList;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.lab.tuning.ProverLesson;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Fits the prover's initial proof and disproof numbers to the work that its proofs take. */
@Command(
        name = "learn-prover",
        description =
                "Fit the prover's initial proof numbers to the work of the proofs of nodes from its own searches.")
public final class LearnProverCommand extends ConsoleCommand {
    @Mixin
    private EpdList list = new EpdList();

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            required = true,
            description = "output: all weights, in the format of the resource proof-work.properties")
    private @Nullable Path weights;

    @Option(
            names = "--leaves",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "nodes measured for each position, default ${DEFAULT-VALUE}")
    private int leaves = 50;

    @Option(
            names = "--nodes",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "nodes visited in the search of each position, default ${DEFAULT-VALUE}")
    private int nodes = 200_000;

    @Option(
            names = "--budget",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "nodes visited for each node measured, default ${DEFAULT-VALUE}")
    private int budget = 3_000;

    @Option(names = "--seed", paramLabel = "N", description = "seed of the choice of nodes, default ${DEFAULT-VALUE}")
    private long seed = 1;

    @Override
    public Integer call() throws IOException {
        if (weights == null) {
            throw usageError("--weights is missing");
        }
        OutputFile.check(weights, spec.commandLine());
        PrintWriter out = out();
        List<String> lines = new ProverLesson(list.problems(), leaves, nodes, budget, seed).learn(line -> {
            out.println(line);
            out.flush();
        });
        WholeFile.write(weights, lines);
        return ExitCode.DONE;
    }
}
