package io.github.kingfell.cli.results;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.results.ResultFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(300)
class ShardsAndMergeTest {
    private static final List<String> LIST = List.of(
            "# a comment",
            "7k/8/6K1/8/8/8/8/R7 w - - id \"one\";",
            "7k/8/5K2/8/8/8/8/R7 w - -",
            "7k/8/5K2/8/8/8/8/1R6 w - - dm 2;",
            "",
            "7k/8/5K2/8/8/8/8/8 w - -",
            "6k1/8/6K1/8/8/8/8/R7 w - -",
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - dm 1;",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");

    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder = Path.of("");

    private int run(Object... args) {
        err.getBuffer().setLength(0);
        return KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(err))
                .execute(List.of(args).stream().map(String::valueOf).toArray(String[]::new));
    }

    private Path list() throws IOException {
        return Files.write(folder.resolve("list.epd"), LIST);
    }

    private Path file(String name, String... lines) throws IOException {
        return Files.writeString(
                folder.resolve(name),
                ResultFile.HEADER + "\n" + String.join("\n", lines) + (lines.length == 0 ? "" : "\n"));
    }

    private static String result(String verdict, int moves, int line, long nodes) {
        return new JsonObject()
                .put("fen", "fen " + line)
                .put("question", "mate")
                .put("line", line)
                .put("verdict", verdict)
                .put("moves", moves)
                .put("limitNodes", nodes)
                .toString();
    }

    /** Returns the results without the members that depend on time. */
    private static List<JsonNode> read(Path file) throws Exception {
        List<JsonNode> results = ResultFile.results(Files.readAllBytes(file), file.toString());
        results.forEach(result -> ((ObjectNode) result).remove(List.of("seconds", "nodes")));
        return results;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 9})
    void shardsMergedEqualTheWhole(int shards) throws Exception {
        Path list = list();
        Path whole = folder.resolve("whole.jsonl");
        run("mate", list, "--in", 2, "--nodes", 20_000, "--resume", whole);
        Object[] merge = new Object[shards + 4];
        merge[0] = "results";
        merge[1] = "merge";
        for (int shard = 1; shard <= shards; shard++) {
            Path part = folder.resolve(shard + ".jsonl");
            run("mate", list, "--in", 2, "--nodes", 20_000, "--shard", shard + "/" + shards, "--resume", part);
            // From the last to the first: the order must not come from the command.
            merge[2 + shards - shard] = part;
        }
        Path merged = folder.resolve("merged.jsonl");
        merge[shards + 2] = "--output";
        merge[shards + 3] = merged;
        assertThat(run(merge)).isZero();
        assertThat(read(whole)).hasSize(7);
        assertThat(read(merged)).isEqualTo(read(whole));
        assertThat(err.toString()).contains("7 results").contains("0 differed");
    }

    @Test
    void aShardTakesEveryNthPosition() throws Exception {
        Path part = folder.resolve("part.jsonl");
        run("mate", list(), "--in", 1, "--shard", "2/3", "--resume", part);
        assertThat(read(part)).extracting(result -> result.path("line").asInt()).containsExactly(3, 7);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0/3", "4/3", "1", "1/0", "-1/3", "1/3/5", "a/b", "1/9999999999"})
    void whatIsNoShard(String text) throws Exception {
        assertThat(run("mate", list(), "--shard", text)).isEqualTo(2);
        assertThat(err.toString().lines().findFirst().orElse("")).contains("--shard");
    }

    @Test
    void onePositionHasNoShards() {
        assertThat(run("mate", "7k/8/6K1/8/8/8/8/R7 w - -", "--shard", "1/1")).isEqualTo(2);
        assertThat(err.toString()).contains("--shard is for lists");
    }

    @Test
    void theBetterVerdictWinsAndIsNamed() throws Exception {
        Path one = file("one", result("unknown", 0, 2, 100), result("solved", 5, 3, 100), result("solved", 1, 1, 100));
        Path two = file("two", result("solved", 4, 2, 100), result("solved", 3, 3, 100), result("solved", 1, 1, 200));
        Path merged = folder.resolve("merged");
        assertThat(run("results", "merge", one, two, "--output", merged)).isZero();
        assertThat(read(merged))
                .extracting(result -> result.path("moves").asInt())
                .containsExactly(1, 4, 3);
        assertThat(err.toString())
                .contains("line 2, fen 2: solved in 4 (" + two + ") is kept, unknown (" + one + ") is not")
                .contains("line 3, fen 3: solved in 3 (" + two + ") is kept, solved in 5 (" + one + ") is not")
                .contains("2 differed")
                .doesNotContain("line 1");
    }

    @Test
    void ofTwoUnknownsTheLongerSearchCounts() throws Exception {
        Path merged = folder.resolve("merged");
        run(
                "results",
                "merge",
                file("one", result("unknown", 0, 1, 0)),
                file("two", result("unknown", 0, 1, 500)),
                "--output",
                merged);
        assertThat(read(merged))
                .extracting(result -> result.path("limitNodes").asLong())
                .containsExactly(0L);
    }

    @Test
    void aContradictionIsToldByTheExitCode() throws Exception {
        Path merged = folder.resolve("merged");
        assertThat(run(
                        "results",
                        "merge",
                        file("one", result("refuted", 0, 1, 1)),
                        file("two", result("solved", 2, 1, 1)),
                        "--output",
                        merged))
                .isEqualTo(1);
        assertThat(err.toString()).startsWith("contradiction, line 1");
        assertThat(read(merged))
                .extracting(result -> result.path("verdict").asText())
                .containsExactly("solved");
    }

    @Test
    void foreignFilesAreRefusedAndNothingIsWritten() throws Exception {
        Path foreign = Files.writeString(folder.resolve("notes.txt"), "shopping\n");
        Path merged = folder.resolve("merged");
        assertThat(run("results", "merge", file("one"), foreign, "--output", merged))
                .isEqualTo(2);
        assertThat(err.toString()).contains("notes.txt").contains("is not a file of results");
        assertThat(run("results", "merge", folder.resolve("none"), "--output", merged))
                .isEqualTo(2);
        assertThat(run("results", "merge", file("one"), "--output", folder.resolve("no/where")))
                .isEqualTo(2);
        assertThat(merged).doesNotExist();
    }

    @Test
    void aLineCutShortByAnInterruptIsLeftOut() throws Exception {
        Path cut = file("cut", result("solved", 1, 1, 1));
        Files.writeString(cut, Files.readString(cut) + "{\"fen\":\"fen 2\",\"quest");
        Path merged = folder.resolve("merged");
        assertThat(run("results", "merge", cut, "--output", merged)).isZero();
        assertThat(read(merged)).hasSize(1);
    }
}
