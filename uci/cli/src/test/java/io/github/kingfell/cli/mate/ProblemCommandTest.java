package io.github.kingfell.cli.mate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command {@code mate} for problems and with restrictions. */
@Timeout(300)
class ProblemCommandTest {
    /** C. Mansfield, British Chess Magazine 1918. */
    private static final String MANSFIELD = "n1rbb3/P1knpR2/1q1R2QK/B6p/8/8/6B1/7r w - - 0 1";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String fen, String options) {
        List<String> args = new ArrayList<>(List.of("mate", fen));
        args.addAll(List.of(options.split(" ")));
        return KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args.toArray(new String[0]));
    }

    /** Returns the lines after the board. */
    private List<String> printed() {
        List<String> lines = out.toString().lines().toList();
        return lines.subList(lines.indexOf("") + 1, lines.size() - 1);
    }

    @Test
    void everythingAboutATwoMover() {
        assertThat(run(MANSFIELD, "--in 2 --all-keys --set-play --tries --variations"))
                .isZero();
        assertThat(printed())
                .containsExactly(
                        "#2 key Rd1, unique (others disproved by search)",
                        "set play:",
                        "  1... exd6 2. Qc2#",
                        "tries:",
                        "  1. Rd2? (threat: 2. Qc6#)",
                        "    1... Nc5, Ne5, Nb8, Nf8 2. Qd6#",
                        "    1... Nf6 2. Qg3#",
                        "    1... e6 2. Qc2#",
                        "    but 1... Rc1!",
                        "  1. Rd4? (threat: 2. Qc6#)",
                        "    1... Nc5, Ne5, Nb8, Nf8 2. Qd6#",
                        "    1... Nf6 2. Qg3#",
                        "    1... e6 2. Qc2#",
                        "    but 1... Rc1!",
                        "  1. Rc6+?",
                        "    but 1... Kb7!",
                        "variations:",
                        "  1. Rd1! (threat: 2. Qc6#)",
                        "    1... Nc5, Ne5, Nb8, Nf8 2. Qd6#",
                        "    1... Nf6 2. Qg3#",
                        "    1... e6 2. Qc2#");
    }

    @Test
    void theSameAsNestedObjects() {
        assertThat(run(MANSFIELD, "--in 2 --all-keys --set-play --tries --variations --json"))
                .isZero();
        JsonNode problem = JsonObject.read(out.toString().strip());
        assertThat(problem.path("keys").findValuesAsText("san")).containsExactly("Rd1");
        JsonNode block = problem.path("setPlay").path(0);
        assertThat(block.path("move").toString()).isEqualTo("{\"uci\":\"e7d6\",\"san\":\"exd6\"}");
        assertThat(block.at("/answers/0/move/uci").asText()).isEqualTo("g6c2");
        assertThat(problem.path("tries")).hasSize(3);
        JsonNode attempt = problem.at("/tries/0");
        assertThat(attempt.at("/refutation/san").asText()).isEqualTo("Rc1");
        assertThat(attempt.at("/threat/0/move/san").asText()).isEqualTo("Qc6#");
        assertThat(attempt.path("replies")).hasSize(6);
        JsonNode key = problem.at("/variations/0");
        assertThat(key.at("/move/san").asText()).isEqualTo("Rd1");
        assertThat(key.path("motive").asText()).isEqualTo("threat");
        assertThat(key.path("length").asInt()).isEqualTo(2);
        assertThat(key.at("/replies/0/move/san").asText()).isEqualTo("Nc5");
        assertThat(key.at("/replies/0/answers/0/motive").asText()).isEqualTo("goal");
    }

    /** An example from Popeye's own tests, with its solution there; White begins. */
    @Test
    void helpmateWithAHalfMove() {
        String doubleCheck = "8/4P2b/8/1p6/6R1/3k4/3n4/6K1 w - - 0 1";
        assertThat(run(doubleCheck, "--goal helpmate --in 2.5 --set-play")).isZero();
        assertThat(printed())
                .containsExactly(
                        "h#2.5 1 solution (others disproved by search)",
                        "  1... e8=B 2. Ke2 Bh5 3. Bd3 Re4#",
                        "no set play");
        out.getBuffer().setLength(0);
        assertThat(run(doubleCheck, "--goal helpmate --in 2.5 --json")).isZero();
        JsonNode problem = JsonObject.read(out.toString().strip());
        assertThat(problem.path("question").asText()).isEqualTo("h#2.5");
        assertThat(problem.path("in").asDouble()).isEqualTo(2.5);
        assertThat(problem.at("/solutions/0/pv/0").asText()).isEqualTo("e7e8b");
        assertThat(problem.at("/solutions/0/san/4").asText()).isEqualTo("Re4#");
        out.getBuffer().setLength(0);
        assertThat(run("8/8/8/8/8/3bk3/4p3/2R2K1R w - - 0 1", "--goal helpmate --in 0.5"))
                .isEqualTo(1);
        assertThat(printed()).containsExactly("h#0.5 no solution (disproved by search)");
    }

    /** The board alone, a stipulation after it, and reflex and series play. */
    @Test
    void asProblemistsTypeIt() {
        assertThat(run("kbK5/pp6/1P6/8/8/8/8/R7", "#2")).isZero();
        assertThat(printed()).containsExactly("#2 key Ra6, unique (others disproved by search)");
        assertThat(out.toString()).contains("\nassumed: White begins, as usual with #2\n");
        out.getBuffer().setLength(0);
        assertThat(run("8/8/8/8/8/2K5/7R/4k3", "--goal ser-h#2")).isZero();
        assertThat(printed())
                .containsExactly("ser-h#2 1 solution (others disproved by search)", "  1. Kd1 2. Kc1 Rh1#");
        out.getBuffer().setLength(0);
        assertThat(run("8/8/8/8/8/2K5/7R/4k3", "--goal ser-h#2 --json")).isZero();
        assertThat(JsonObject.read(out.toString().strip()).at("/solutions/0/pv").toString())
                .isEqualTo("[\"e1d1\",\"d1c1\",\"h2h1\"]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#2 --in 3", "#2 --goal s#2", "##3", "h#2 --checks-only", "x"})
    void aStipulationContradictsNoOption(String words) {
        assertThat(run("kbK5/pp6/1P6/8/8/8/8/R7", words)).isEqualTo(2);
        assertThat(err.toString()).startsWith("kingfell: ").doesNotContain("Exception");
    }

    /** Twins, wishes and a condition in German; each problem has its own stipulation. */
    @Test
    void aFileOfPopeye(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("problems.inp");
        Files.writeString(file, """
                anfa
                auto Paul Morphy
                ford #2
                opti vari ohnedrohung pieps
                stei weiss kc8 ta1 bb6 schw ka8 lb8 ba7b7
                zwil vers a1 a2
                weiter
                ford #2 bedi circe
                stei weiss kc8 ta1 bb6 schw ka8 lb8 ba7b7
                ende
                """);
        assertThat(run(file.toString(), "--time 20")).isEqualTo(2);
        assertThat(out.toString())
                .contains("1  Paul Morphy, a)  #2\nFen: kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\n#2 key Ra6, unique")
                .contains("1  Paul Morphy, b) wRa1-a2  #2\n")
                .contains("variations:\n  1. Ra6!\n");
        assertThat(err.toString())
                .contains("kingfell: line 7: the condition circe is not supported")
                .contains("solved 2 of 2, 1 bad line");
        assertThat(run(file.toString(), "--goal s#2")).isEqualTo(2);
        assertThat(err.toString()).contains("stipulations of their own");
    }

    @Test
    void cooksAreCounted() {
        assertThat(run("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "--in 2 --all-keys")).isZero();
        assertThat(printed()).containsExactly("#2 2 keys, cooked: Kg6, Kf7 (found by search)");
    }

    @Test
    void shorterSolutionsAreNamed() {
        assertThat(run("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "--in 2 --all-keys --set-play --tries"))
                .isZero();
        assertThat(printed().get(0)).contains("Ra8# (in 1)");
    }

    @Test
    void noKey() {
        assertThat(run("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "--in 1 --all-keys --set-play"))
                .isEqualTo(1);
        assertThat(printed()).containsExactly("#1 no key (disproved by search)", "no set play");
    }

    @Test
    void selfmate() {
        assertThat(run("8/8/6N1/8/6pp/6k1/6B1/4K2R w K - 0 1", "--goal selfmate --in 2 --variations"))
                .isZero();
        assertThat(printed())
                .containsExactly(
                        "s#2 key O-O, unique (others disproved by search)",
                        "variations:",
                        "  1. O-O! (zugzwang)",
                        "    1... h3",
                        "      2. Bh1 (zugzwang)",
                        "        2... h2#");
    }

    @Test
    void helpmate() {
        assertThat(run("8/8/6N1/8/6pp/6k1/4K1B1/7R b - - 0 1", "--goal helpmate --in 2 --set-play"))
                .isZero();
        assertThat(printed())
                .containsExactly(
                        "h#2 1 solution (others disproved by search)", "  1. h3 Nf4 2. hxg2 Nh5#", "no set play");
        out.getBuffer().setLength(0);
        assertThat(run("7k/8/6K1/8/8/8/8/RR6 b - - 0 1", "--goal helpmate --in 2 --set-play"))
                .isZero();
        assertThat(printed().get(0))
                .matches("h#2 \\d+ solutions \\(others disproved by search\\), cooked in 1 \\(found by search\\)");
        assertThat(printed()).contains("set play:", "shorter:", "  1. Kg8 Ra8#");
        out.getBuffer().setLength(0);
        assertThat(run("7k/8/6K1/8/8/8/8/8 b - - 0 1", "--goal helpmate --in 2"))
                .isEqualTo(1);
        assertThat(printed()).containsExactly("h#2 no solution (disproved by search)");
    }

    /** A cook that needs fewer moves before the series, and not a shorter series. */
    @Test
    void cookedByFewerMovesBefore() {
        assertThat(run("2n1k3/8/8/5pK1/8/8/8/2R5 w - - 0 1", "--goal 2->ser-h#1"))
                .isZero();
        assertThat(printed().get(0)).endsWith("cooked in 1->1 (found by search)");
    }

    @Test
    void stalemate() {
        assertThat(run("6k1/3P4/7Q/8/3p4/8/8/3K4 w - - 0 1", "--goal stalemate --in 2"))
                .isZero();
        assertThat(printed()).containsExactly("=2 key d8=N, unique (others disproved by search)");
    }

    @Test
    void aLimitIsNoProof() {
        assertThat(run(MANSFIELD, "--in 2 --all-keys --nodes 20")).isEqualTo(1);
        assertThat(printed()).containsExactly("#2 no key (the limit ended the search)");
        out.getBuffer().setLength(0);
        assertThat(run("8/8/6N1/8/6pp/6k1/4K1B1/7R b - - 0 1", "--goal helpmate --in 2 --nodes 20"))
                .isEqualTo(1);
        assertThat(printed()).containsExactly("h#2 no solution found within the limit");
    }

    @Test
    void restrictedSearchesProveMatesAndRefuteNone() {
        String checks = "r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1";
        assertThat(run(checks, "--checks-only")).isZero();
        assertThat(printed().get(0)).isEqualTo("mate in 2 (proved); a shorter mate is not ruled out");
        assertThat(printed().get(1)).startsWith("1. Qxh7+ ").endsWith("#");
        out.getBuffer().setLength(0);
        assertThat(run("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "--checks-only --in 2")).isEqualTo(1);
        assertThat(printed()).containsExactly("no mate in 2 with checks only; this does not prove that there is none");
        out.getBuffer().setLength(0);
        assertThat(run("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "--king-moves 1 --in 2"))
                .isZero();
        assertThat(printed().get(1)).matches("1\\. K(g6|f7) .*#");
        out.getBuffer().setLength(0);
        assertThat(run(MANSFIELD, "--king-moves 1 --nodes 500 --in 5")).isEqualTo(1);
        assertThat(printed().get(0))
                .matches("no mate in 5 with at most 1 king moves found within the limit; all of .*");
    }

    @Test
    void restrictedProblems() {
        assertThat(run("7k/8/5K2/8/8/8/8/R7 w - - 0 1", "--checks-only --in 2 --all-keys"))
                .isEqualTo(1);
        assertThat(printed()).containsExactly("#2 with checks only no key; this does not prove that there is none");
    }

    @Test
    void mateAlreadyAndNoMoveAtAll() {
        assertThat(run("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", "--checks-only")).isZero();
        assertThat(printed().get(0)).isEqualTo("checkmate");
        assertThat(run("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--checks-only --in 3"))
                .isEqualTo(1);
        assertThat(run("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--goal selfmate --in 3"))
                .isEqualTo(1);
        assertThat(run("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--goal helpmate --in 2"))
                .isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--goal winning",
                "--goal helpmate --in 2 --tries",
                "--goal helpmate --in 2 --variations",
                "--goal helpmate --in 2 --checks-only",
                "--in 2.5",
                "--goal selfmate --in 2.5",
                "--goal material --in 2.5",
                "--goal helpmate --in 2.4",
                "--goal helpmate --in many",
                "--king-moves -1",
                "--king-moves some",
                "--all-keys",
                "--all-keys --in 121",
                "--resume",
            })
    void wrongUsageIsOneLineAndTwo(String options) {
        assertThat(run("7k/8/5K2/8/8/8/8/R7 w - - 0 1", options)).isEqualTo(2);
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(err.toString()).startsWith("kingfell: ");
        assertThat(out.toString()).isEmpty();
    }
}
