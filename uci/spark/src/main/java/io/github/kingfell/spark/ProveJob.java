package io.github.kingfell.spark;

import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.jobs.HardMate;
import io.github.kingfell.workbench.jobs.JobTaker;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program that {@code spark-submit} starts for one hard mate. The master's tree is in the driver. */
@Command(
        name = "ProveJob",
        mixinStandardHelpOptions = true,
        description = "Proves one hard mate on a cluster, as kingfell prove does with processes.")
public final class ProveJob implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--fen", required = true, paramLabel = "FEN", description = "the position")
    private String fen = "";

    @Option(names = "--in", required = true, paramLabel = "N", description = "a mate in at most N moves")
    private int in;

    @Option(
            names = "--workers",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "jobs at the same time; default: as many as the cluster has cores")
    private int workers;

    @Option(
            names = "--job",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "nodes after which a position is divided, default ${DEFAULT-VALUE}")
    private long job = 1_000_000;

    @Option(
            names = "--hash",
            converter = WholeNumber.Megabytes.class,
            paramLabel = "MB",
            description = "memory of each worker's table, default ${DEFAULT-VALUE}")
    private int hash = 256;

    @Option(names = "--jobs", paramLabel = "FILE", description = "the answers, on the machine of the driver")
    private @Nullable Path jobs;

    @Option(names = "--proof", paramLabel = "FILE", description = "the proof, on the machine of the driver")
    private @Nullable Path proof;

    /** @param args see {@code --help} */
    public static void main(String[] args) {
        SolveJob.run(new ProveJob(), args);
    }

    @Override
    public Integer call() throws InterruptedException {
        if (in < 1 || in > ProofNumberPlayer.MAX_BOUND) {
            throw new ParameterException(spec.commandLine(), "--in must be from 1 to " + ProofNumberPlayer.MAX_BOUND);
        }
        PrintWriter out = new PrintWriter(System.out, true);
        PrintWriter err = new PrintWriter(System.err, true);
        try (JavaSparkContext spark =
                new JavaSparkContext(new SparkConf().setIfMissing("spark.app.name", "kingfell"))) {
            HardMate.Plan plan = new HardMate.Plan(in, job, 0, Double.POSITIVE_INFINITY, jobs, proof);
            return new HardMate(plan, new Interruption(), out, err).prove(Fen.parse(fen), takers(spark));
        } catch (IOException | NotationException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private List<JobTaker> takers(JavaSparkContext spark) {
        List<JobTaker> takers = new ArrayList<>();
        for (int i = 0; i < (workers > 0 ? workers : spark.defaultParallelism()); i++) {
            takers.add(new SparkTaker(spark, hash));
        }
        return takers;
    }
}
