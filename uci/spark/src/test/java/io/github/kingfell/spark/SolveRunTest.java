package io.github.kingfell.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.workbench.mate.PositionSolver.Limits;
import io.github.kingfell.workbench.results.ResultFile;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Spark inside this process: two workers, and three attempts at each task. */
@Timeout(300)
class SolveRunTest {
    private static final String LIST = """
            # a comment
            7k/8/6K1/8/8/8/8/R7 w - - id "one";
            7k/8/5K2/8/8/8/8/R7 w - -

            nonsense
            7k/8/5K2/8/8/8/8/1R6 w - - dm 2;
            7k/8/5K2/8/8/8/8/8 w - -
            7k/8/6K1/8/8/8/8/R7 w - - id "one again";
            r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - dm 1;
            2r3k1/p6R/1p2p1p1/nK4N1/P4P2/3n4/4r1P1/7R b - -
            """;

    private static final Limits LIMITS = new Limits(2, 60, 20_000, 16, true);

    private final List<String> log = new ArrayList<>();

    @TempDir
    private Path folder = Path.of("");

    private final JavaSparkContext spark = new JavaSparkContext(new SparkConf()
            .setMaster("local[2,3]")
            .setAppName("test")
            .set("spark.ui.enabled", "false")
            .set("spark.local.dir", "target/spark"));

    private Path output() {
        return folder.resolve("results");
    }

    private RunSummary run(Limits limits, LineSolver.Factory solvers) throws IOException {
        return new SolveRun(spark, new SolveRun.Plan(limits, 3, 1, true), solvers, log::add)
                .run(folder.resolve("list.epd").toString(), output().toString());
    }

    private RunSummary run(Limits limits) throws IOException {
        return run(limits, () -> new EngineSolver(limits));
    }

    private List<Path> parts() throws IOException {
        try (Stream<Path> files = Files.walk(output())) {
            return files.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .toList();
        }
    }

    /** By the command, as a user would. */
    private List<JsonNode> merged() throws Exception {
        Path merged = folder.resolve("merged.jsonl");
        List<String> args = new ArrayList<>(List.of("results", "merge", "--output", merged.toString()));
        parts().forEach(part -> args.add(part.toString()));
        kingfell(args);
        return read(merged);
    }

    private static int kingfell(List<String> args) {
        return KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(new StringWriter()))
                .execute(args.toArray(String[]::new));
    }

    private static List<JsonNode> read(Path file) throws Exception {
        List<JsonNode> results = ResultFile.results(Files.readAllBytes(file), file.toString());
        results.forEach(result -> ((ObjectNode) result).remove(List.of("seconds", "nodes", "proof")));
        return results;
    }

    @Test
    void theJobFindsWhatTheCommandFinds() throws Exception {
        RunSummary summary = run(LIMITS);
        assertThat(summary.positions()).isEqualTo(6);
        assertThat(summary.searched()).isEqualTo(6);
        assertThat(summary.refused()).isZero();
        assertThat(summary.badLines()).isEqualTo(1);
        assertThat(log).anyMatch(line -> line.startsWith("line 5: "));
        Path whole = folder.resolve("whole.jsonl");
        kingfell(List.of(
                "mate",
                folder.resolve("list.epd").toString(),
                "--in",
                "2",
                "--nodes",
                "20000",
                "--first",
                "--hash",
                "16",
                "--resume",
                whole.toString()));
        assertThat(merged()).hasSize(6).isEqualTo(read(whole));
        for (Path part : parts()) {
            for (JsonNode result : ResultFile.results(Files.readAllBytes(part), part.toString())) {
                assertThat(result.has("proof"))
                        .isEqualTo(result.path("verdict").asText().equals("solved"));
            }
        }
    }

    @Test
    void aTaskThatFailsIsTriedAgain() throws Exception {
        Path mark = folder.resolve("failed");
        RunSummary summary = run(LIMITS, new FailsOnce(LIMITS, 6, mark.toString()));
        assertThat(mark).exists();
        assertThat(summary.solved()).isEqualTo(run(LIMITS).solved()).isPositive();
        assertThat(merged()).hasSize(6);
    }

    @Test
    void aSecondRunAsksOnlyWhatIsOpenAndOnlyWithMore() throws Exception {
        Limits few = new Limits(2, 60, 1, 16, true);
        RunSummary first = run(few);
        assertThat(first.unknown()).isPositive();
        assertThat(run(few).searched()).isZero();
        RunSummary more = run(LIMITS);
        assertThat(more.searched()).isEqualTo(first.unknown());
        assertThat(more.unknown()).isLessThan(first.unknown());
        assertThat(run(new Limits(1, 60, 20_000, 16, true)).searched()).isEqualTo(6);
    }

    @Test
    void whatWasFinishedBeforeAFailureIsKept() throws Exception {
        LineSolver.Factory broken = new FailsAlways(LIMITS, 9);
        assertThatThrownBy(() -> run(LIMITS, broken)).hasStackTraceContaining("the machine has gone");
        RunSummary rest = run(LIMITS);
        // The list has six positions in batches of three; the broken one is in the second.
        assertThat(rest.searched()).isEqualTo(3);
        assertThat(merged()).hasSize(6);
    }

    @Test
    void falseProofsAreRefusedAndCounted() throws Exception {
        RunSummary summary = run(LIMITS, () -> new Liar(LIMITS));
        assertThat(summary.refused()).isPositive();
        assertThat(summary.solved()).isZero();
        assertThat(merged()).noneMatch(result -> result.path("verdict").asText().equals("solved"));
    }

    @Test
    void whatCannotBeUsedIsNamed() throws Exception {
        SolveRun job =
                new SolveRun(spark, new SolveRun.Plan(LIMITS, 3, 1, false), () -> new EngineSolver(LIMITS), log::add);
        assertThatThrownBy(() -> job.run(folder.resolve("none").toString(), output().toString()))
                .isInstanceOf(FileNotFoundException.class)
                .hasMessageContaining("no file of positions");
        assertThatThrownBy(() -> job.run(folder.toString(), folder.toString()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("belongs to something else");
    }

    @BeforeEach
    void writeList() throws IOException {
        Files.writeString(folder.resolve("list.epd"), LIST);
    }

    @AfterEach
    void stop() {
        spark.close();
    }
}
