package io.github.kingfell.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.joblevel.JobTree;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.jobs.JobRun;
import io.github.kingfell.workbench.jobs.JobTaker;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Spark inside this process, with four workers. */
@Timeout(300)
class SparkTakerTest {
    /** From the suite mate/published-benchmarks: a mate in four. */
    private static final String IN_FOUR = "1rb5/2pk3p/1p3Qpn/pP1pp1N1/3B4/1P1B4/3bK1PP/2R3NR w - - 0 1";

    @Test
    void aMateIsProvedByTasks() throws Exception {
        List<String> complaints = Collections.synchronizedList(new ArrayList<>());
        try (JavaSparkContext spark = new JavaSparkContext(new SparkConf()
                .setMaster("local[4]")
                .setAppName("test")
                .set("spark.ui.enabled", "false")
                .set("spark.local.dir", "target/spark"))) {
            JobTree tree = new JobTree(Fen.parse(IN_FOUR), 5, 1000);
            List<JobTaker> takers = List.of(
                    new SparkTaker(spark, 4),
                    new SparkTaker(spark, 4),
                    new SparkTaker(spark, 4),
                    new SparkTaker(spark, 4));
            JobRun run = new JobRun(tree, (job, answer) -> {}, complaints::add);
            run.start(takers);
            while (run.goesOn(1000)) {
                // Until it is decided.
            }
            run.end(takers);
            assertThat(tree.answers()).isGreaterThan(1);
            assertThat(ProofChecker.check(
                                    Fen.parse(IN_FOUR),
                                    new int[0],
                                    tree.proofOfMate().orElseThrow())
                            .moves())
                    .isBetween(4, 5);
        }
        assertThat(complaints).isEmpty();
    }
}
