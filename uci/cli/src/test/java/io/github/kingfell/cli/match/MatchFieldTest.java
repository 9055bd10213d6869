package io.github.kingfell.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Matches of two and more engines, which are scripts: White wins each game with its first move. */
@DisabledOnOs(OS.WINDOWS)
class MatchFieldTest {
    @TempDir
    private Path folder = Path.of("");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private String alpha = "";
    private String beta = "";
    private String gamma = "";
    private Path games = Path.of("");
    private Path openings = Path.of("");

    @BeforeEach
    void prepare() throws IOException {
        MatingEngine engine = new MatingEngine(folder);
        alpha = engine.named("Alpha");
        beta = engine.named("Beta");
        gamma = engine.named("Gamma");
        games = folder.resolve("games.pgn");
        openings = Files.writeString(folder.resolve("openings.epd"), MatingEngine.OPENING + "\n");
    }

    private int match(String... words) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        List<String> call = new ArrayList<>(List.of("match", "--openings=" + openings, "--pgn=" + games));
        call.addAll(List.of(words));
        return KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(call.toArray(String[]::new));
    }

    private String[] three(String clock, String... more) {
        List<String> words = new ArrayList<>(List.of("--engine", alpha, "--engine", "cmd=sh"));
        words.addAll(
                List.of("args=" + beta.substring(3), clock, "--engine", gamma, "name=The third", "option.Hash=32"));
        words.addAll(List.of("--each", "nodes=100", "--games=2", "--concurrency=2"));
        words.addAll(List.of(more));
        return words.toArray(String[]::new);
    }

    @Test
    void aFieldOfThree() throws IOException {
        assertThat(match(three("tc=1+0.01"))).as(err.toString()).isZero();
        List<String> lines = out.toString().lines().toList();
        assertThat(lines.subList(0, 6))
                .allMatch(line -> line.matches("Finished game \\d \\(.+ vs .+\\): 1-0 \\{mated}"))
                .anyMatch(line -> line.contains("(Beta vs The third)"));
        assertThat(lines.subList(7, 10))
                .allMatch(line -> line.matches(" [123]  (Alpha|Beta|The third) +\\+0 +- +4 +2\\.0 .*"));
        assertThat(lines.get(10)).isEqualTo("lost on time or without a legal move: none");
        assertThat(games)
                .content()
                .contains("[WhiteTimeControl \"-\"]", "[BlackTimeControl \"1+0.01\"]", "[TimeControl \"-\"]")
                .contains("[SearchLimit \"nodes 100\"]", "[White \"The third\"]", "[Round \"6\"]");
    }

    /** The second call plays nothing; a third one with another clock is of another match. */
    @Test
    void theSameMatchAgain() throws IOException {
        assertThat(match(three("tc=1+0.01"))).isZero();
        String played = Files.readString(games);
        assertThat(match(three("tc=1+0.01", "--resume"))).isZero();
        assertThat(out.toString()).doesNotContain("Finished game").contains("6 of these games are of an earlier run");
        assertThat(games).hasContent(played);
        assertThat(match(three("tc=2+0.01", "--resume"))).isEqualTo(2);
        assertThat(err.toString().lines())
                .singleElement()
                .asString()
                .startsWith("kingfell: cannot resume from ")
                .endsWith("game 1 is of another match: its BlackTimeControl is \"1+0.01\", not \"2+0.01\"");
    }

    @Test
    void aGauntletAsJson() {
        assertThat(match(three("tc=1+0.01", "--tournament=gauntlet", "--json"))).isZero();
        assertThat(out.toString().lines()).hasSize(1);
        assertThat(out.toString())
                .startsWith("{\"format\":\"kingfell-match\",\"version\":1,\"games\":4,")
                .contains("{\"name\":\"Alpha\",\"games\":4,\"wins\":2,\"draws\":0,\"losses\":2,\"share\":0.5")
                .contains("{\"first\":\"Alpha\",\"second\":\"The third\",\"games\":2")
                .doesNotContain("\"first\":\"Beta\"");
    }

    @Test
    void twoEnginesOfTheSameName() {
        assertThat(match("--engine", alpha, "--vs", alpha, "--games=2")).isZero();
        assertThat(out.toString().lines())
                .contains("Finished game 2 (Alpha (2) vs Alpha): 1-0 {mated}", "Alpha against Alpha (2)")
                .anyMatch(line -> line.startsWith("2 games: +1 =0 -1, 50.0 %"));
        assertThat(games).content().contains("[TimeControl \"0.1/move\"]");
    }

    @Test
    void anOptionThatAnEngineLacks() {
        assertThat(match("--engine", alpha, "--engine", beta, "option.Depth=3")).isEqualTo(2);
        assertThat(err).hasToString("kingfell: cannot use an engine: sh: Beta has no option Depth\n");
    }
}
