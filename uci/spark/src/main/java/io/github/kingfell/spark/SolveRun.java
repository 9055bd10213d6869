package io.github.kingfell.spark;

import io.github.kingfell.workbench.mate.PositionSolver.Limits;
import io.github.kingfell.workbench.results.ResultFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

/** Solves what earlier runs have left, in batches: the results of a finished batch are safe if a later batch fails. */
final class SolveRun {
    private static final int MOST_COMPLAINTS = 20;

    private final JavaSparkContext spark;
    private final Plan plan;
    private final LineSolver.Factory solvers;
    private final Consumer<String> log;

    /**
     * The division of the work.
     *
     * @param batch positions whose results are saved together
     * @param task positions of one task
     * @param keepProofs whether results carry their proofs
     */
    record Plan(Limits limits, int batch, int task, boolean keepProofs) {}

    /** @param log receives errors and progress, a line each */
    SolveRun(JavaSparkContext spark, Plan plan, LineSolver.Factory solvers, Consumer<String> log) {
        this.spark = spark;
        this.plan = plan;
        this.solvers = solvers;
        this.log = log;
    }

    /** @throws IOException when input or output cannot be used */
    RunSummary run(String input, String output) throws IOException {
        ResultFolder folder = new ResultFolder(spark, output);
        PositionLines list = PositionLines.read(spark, input);
        JavaRDD<String> bad = list.complaints().cache();
        bad.take(MOST_COMPLAINTS).forEach(log);
        int before = folder.batches();
        JavaPairRDD<String, ListLine> positions = list.byFen().cache();
        JavaPairRDD<Long, ListLine> pending = positions
                .subtractByKey(folder.answered(plan.limits()))
                .values()
                .sortBy(ListLine::number, true, spark.defaultParallelism())
                .zipWithIndex()
                .mapToPair(line -> line.swap())
                .persist(StorageLevel.MEMORY_AND_DISK());
        long count = pending.count();
        for (long from = 0; from < count; from += plan.batch()) {
            long to = Math.min(from + plan.batch(), count);
            folder.save(checked(part(pending, from, to), Math.toIntExact(to - from)));
            log.accept(to + " of " + count + " positions done");
        }
        return RunSummary.of(positions.keys(), count, folder, before, plan.limits(), bad.count());
    }

    private static JavaPairRDD<Long, ListLine> part(JavaPairRDD<Long, ListLine> pending, long from, long to) {
        return pending.filter(line -> line._1 >= from && line._1 < to);
    }

    /** Returns the two stages: the search, then the check of its results. */
    private JavaRDD<String> checked(JavaPairRDD<Long, ListLine> positions, int count) {
        int tasks = 1 + (count - 1) / plan.task();
        LineSolver.Factory factory = solvers;
        SecondCheck check = new SecondCheck(plan.keepProofs());
        FlatMapFunction<Iterator<ListLine>, ProvedLine> search = lines -> solved(lines, factory);
        FlatMapFunction<Iterator<ProvedLine>, String> judge = lines -> judged(lines, check);
        return positions
                .partitionBy(new Slices(tasks))
                .values()
                .mapPartitions(search)
                // The key is the line, not the result: a repeated task must send its lines to the same places.
                .mapToPair(line -> new Tuple2<>(line.number(), line))
                .partitionBy(new HashPartitioner(Math.min(tasks, spark.defaultParallelism())))
                .values()
                .mapPartitions(judge);
    }

    private static Iterator<ProvedLine> solved(Iterator<ListLine> lines, LineSolver.Factory factory) throws Exception {
        List<ProvedLine> solved = new ArrayList<>();
        try (LineSolver solver = factory.open()) {
            while (lines.hasNext()) {
                solved.add(solver.solve(lines.next()));
            }
        }
        return solved.iterator();
    }

    /** Checks lines; each file of a batch is a file of results, with its first line. */
    private static Iterator<String> judged(Iterator<ProvedLine> lines, SecondCheck check) throws IOException {
        List<String> results = new ArrayList<>(List.of(ResultFile.HEADER));
        while (lines.hasNext()) {
            results.add(check.check(lines.next()));
        }
        return results.iterator();
    }
}
