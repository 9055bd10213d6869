package io.github.kingfell.spark;

import io.github.kingfell.cli.input.DecimalNumber;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.workbench.mate.PositionSolver.Limits;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program that {@code spark-submit} starts. */
@Command(
        name = "SolveJob",
        mixinStandardHelpOptions = true,
        description = "Looks for forced mates in lists of positions, on a cluster. A second run with the same output "
                + "continues where the first one ended.")
public final class SolveJob implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--input",
            required = true,
            paramLabel = "PATH",
            description = "FEN or EPD lines: a text file, a folder of them, or a pattern")
    private String input = "";

    @Option(
            names = "--output",
            required = true,
            paramLabel = "PATH",
            description = "a folder for this job alone, created if it does not exist")
    private String output = "";

    @Option(names = "--in", paramLabel = "N", description = "a mate in at most N moves; default: of any length")
    private int in;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description = "time limit for each position, default ${DEFAULT-VALUE}")
    private double time = 60;

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "node limit for each position, default none")
    private long nodes;

    @Option(
            names = "--hash",
            converter = WholeNumber.Megabytes.class,
            paramLabel = "MB",
            description = "memory for the tables of each task, default ${DEFAULT-VALUE}")
    private int hash = 64;

    @Option(names = "--first", description = "stop at the first proof instead of looking for a shorter mate")
    private boolean first;

    @Option(names = "--proofs", description = "write the proofs too, as the member \"proof\" of the results")
    private boolean proofs;

    @Option(
            names = "--batch",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "positions whose results are saved together, default ${DEFAULT-VALUE}")
    private int batch = 10_000;

    @Option(
            names = "--task",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "positions of one task, default ${DEFAULT-VALUE}")
    private int task = 8;

    /** @param args see {@code --help} */
    public static void main(String[] args) {
        run(new SolveJob(), args);
    }

    /** Runs the program of a driver, and ends the process when it has failed. */
    static void run(Callable<Integer> job, String[] args) {
        int code = new CommandLine(job)
                .registerConverter(int.class, new WholeNumber.OfInt())
                .registerConverter(double.class, new DecimalNumber())
                .setParameterExceptionHandler(SolveJob::complain)
                .setExecutionExceptionHandler(SolveJob::fail)
                .execute(args);
        // A driver inside a cluster that calls System.exit without need counts as failed.
        if (code != ExitCode.DONE) {
            System.exit(code);
        }
    }

    @Override
    public Integer call() {
        require(in >= 0 && in <= ProofNumberPlayer.MAX_BOUND, "--in must be from 0 to " + ProofNumberPlayer.MAX_BOUND);
        require(time > 0 && time <= Integer.MAX_VALUE, "--time must be more than 0");
        Limits limits = new Limits(in, time, nodes, hash, first);
        SolveRun.Plan plan = new SolveRun.Plan(limits, batch, task, proofs);
        try (JavaSparkContext spark =
                new JavaSparkContext(new SparkConf().setIfMissing("spark.app.name", "kingfell"))) {
            RunSummary summary = new SolveRun(
                            spark,
                            plan,
                            () -> new EngineSolver(limits),
                            line -> System.err.println("kingfell: " + line))
                    .run(input, output);
            System.out.println(summary.text());
            return ExitCode.DONE;
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    private static int complain(ParameterException e, String[] args) {
        System.err.println("kingfell: " + e.getMessage());
        return ExitCode.BAD_INPUT;
    }

    /** Reports a failure. Spark wraps the cause, and its own log has the trace. */
    private static int fail(Exception e, CommandLine command, CommandLine.ParseResult parsed) {
        Throwable root = e;
        for (Throwable cause = root.getCause(); cause != null; cause = root.getCause()) {
            root = cause;
        }
        System.err.println("kingfell: the job has failed, finished batches are kept: "
                + String.valueOf(root.getMessage()).lines().findFirst().orElse(""));
        return ExitCode.FAILURE;
    }
}
