package io.github.kingfell.spark;

import io.github.kingfell.prover.joblevel.JobAnswer;
import io.github.kingfell.prover.joblevel.JobWorker;
import io.github.kingfell.prover.joblevel.MateJob;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.jobs.JobTaker;
import io.github.kingfell.workbench.jobs.JobText;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;

/** A place in the cluster: each of its jobs is a Spark job of one task. Spark repeats a task that is lost. */
final class SparkTaker implements JobTaker {
    private final JavaSparkContext spark;
    private final int hash;

    /** @param hash megabytes of each worker's table */
    SparkTaker(JavaSparkContext spark, int hash) {
        this.spark = spark;
        this.hash = hash;
    }

    @Override
    public String name() {
        return "a worker of the cluster";
    }

    @Override
    public JobAnswer answer(Position root, MateJob job) throws IOException {
        List<String> lines;
        try {
            lines = spark.parallelize(List.of(JobText.job(Fen.format(root), job)), 1)
                    .map(new Work(hash))
                    .collect();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) { // Spark's Scala code throws checked exceptions that it does not declare.
            throw new IOException(e.getMessage(), e);
        }
        try {
            return JobText.answer(JsonObject.read(lines.get(0)));
        } catch (NotationException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        spark.sc().cancelAllJobs();
    }

    /** What an executor does. A thread of it keeps its worker, whose table knows the jobs before. */
    private record Work(int hash) implements Function<String, String> {
        private static final ThreadLocal<Map<Integer, JobWorker>> WORKERS = ThreadLocal.withInitial(HashMap::new);

        @Override
        public String call(String line) throws NotationException {
            JobWorker worker = WORKERS.get().computeIfAbsent(hash, JobWorker::new);
            MateJob job = JobText.job(JsonObject.read(line));
            Position root = Fen.parse(JsonObject.read(line).path("fen").asText());
            return JobText.answer(job, worker.answer(root, job, JobWorker.control(job)));
        }
    }
}
