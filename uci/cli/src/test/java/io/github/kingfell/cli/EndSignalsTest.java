package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.match.MatingEngine;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.lab.selfplay.GameShard;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Commands that receive a signal while they work. */
@Timeout(120)
class EndSignalsTest {
    private static final int SIGINT = 2;
    private static final int SIGTERM = 15;

    private static final String MATE_IN_TWO = "kbK5/pp6/1P6/8/8/8/8/R7 w - - ";

    private static final String MATE_IN_ONE = "7k/8/6K1/8/8/8/8/R7 w - - ";

    /** No mate is near. */
    private static final String QUIET = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";

    @TempDir
    private Path folder = Path.of("");

    private final List<Integer> halted = new ArrayList<>();
    private final StringWriter err = new StringWriter();
    private StringWriter out = new StringWriter();
    private IntConsumer handler = signal -> {};

    /** Sends SIGINT as soon as this is printed. */
    private String cue = "";

    @BeforeEach
    void expectNothing() {
        cue = "nothing like this";
    }

    /** Standard output, which sends the signal at the cue. */
    private final class Listening extends StringWriter {
        private boolean sent;

        @Override
        public void flush() {
            if (!sent && toString().contains(cue)) {
                sent = true;
                handler.accept(SIGINT);
            }
        }
    }

    private int run(EndSignals.Source source, String... args) {
        out = new Listening();
        EndSignals signals = new EndSignals(source, halted::add);
        return KingfellCommand.createFor(
                        args[0], "1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()), signals)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    /** Runs a command that receives SIGINT at the cue. */
    private int run(String... args) {
        return run(delivered -> handler = delivered, args);
    }

    private String lastError() {
        return err.toString().lines().reduce("", (before, line) -> line);
    }

    private Path file(String name, String... lines) throws IOException {
        return Files.write(folder.resolve(name), List.of(lines));
    }

    @Test
    void theSecondSignalEndsTheProgram() {
        EndSignals.Source twice = delivered -> {
            delivered.accept(SIGINT);
            delivered.accept(SIGTERM);
        };
        run(twice, "mate", QUIET);
        assertThat(halted).containsExactly(143);
    }

    @Test
    void aCommandThatCannotBeInterruptedKeepsTheSystemsHandling() {
        assertThat(run(delivered -> halted.add(0), "perft", "1")).isZero();
        assertThat(halted).isEmpty();
    }

    @Test
    void aSearchThatEndsBySignalSaysSo() {
        assertThat(run(delivered -> delivered.accept(SIGTERM), "mate", QUIET, "--time=1h"))
                .isEqualTo(143);
        assertThat(out.toString()).contains("no mate found");
        assertThat(lastError()).isEqualTo("kingfell: interrupted: the search found no mate so far");
    }

    /** The mate was there before the signal, and nothing is shorter than a mate in one. */
    @Test
    void completeWorkIsNoInterruption() {
        cue = "mate in 1";
        assertThat(run("mate", MATE_IN_ONE)).isZero();
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void theMatesOfAListBeforeTheSignal() throws IOException {
        Path list = file("list.epd", MATE_IN_ONE + "id \"one\";", MATE_IN_TWO + "id \"two\";", QUIET);
        Path results = folder.resolve("results.jsonl");
        cue = "two  mate in 2";
        assertThat(run("mate", list.toString(), "--resume", results.toString())).isEqualTo(130);
        assertThat(out.toString().lines()).hasSize(2);
        assertThat(err.toString()).contains("solved 2 of 2");
        assertThat(lastError()).isEqualTo("kingfell: interrupted: the list from line 3 on was not searched");
        assertThat(Files.readAllLines(results)).as("heading and two results").hasSize(3);
    }

    @Test
    void thePageOfTheSolutionsBeforeTheSignal() throws IOException {
        Path list = file("list.epd", MATE_IN_ONE + "id \"one\";", MATE_IN_TWO + "id \"two\";", QUIET);
        Path page = folder.resolve("page.html");
        cue = "two  mate";
        assertThat(run("mate", list.toString(), "--html", page.toString())).isEqualTo(130);
        assertThat(page)
                .content()
                .contains("2 problems, 2 solved", "Interrupted: the problems from line 3 on were not solved.");
        assertThat(lastError()).isEqualTo("kingfell: interrupted: the problems from line 3 on were not solved");
    }

    @Test
    void theProblemsOfABookBeforeTheSignal() throws IOException {
        String problem = MATE_IN_TWO + "bm Ra6; c9 \"#2\"; id \"%s\";";
        Path book = file("book.epd", problem.formatted("a"), problem.formatted("b"), problem.formatted("c"));
        Path report = folder.resolve("report.html");
        Path markdown = folder.resolve("report.md");
        cue = "  b  #2  right";
        int code = run("suite", book.toString(), "--report=" + report, "--markdown=" + markdown);
        assertThat(code).isEqualTo(130);
        assertThat(out.toString()).doesNotContain("  c  #2").contains("2 right");
        assertThat(report).content().contains("interrupted after 2 of 3 problems");
        assertThat(markdown).content().contains("interrupted after 2 of 3 problems");
        assertThat(lastError()).isEqualTo("kingfell: interrupted: 2 of 3 problems are checked");
    }

    @Test
    void aBookWithoutTimeForAnyProblem() throws IOException {
        Path book = file("book.epd", MATE_IN_TWO + "bm Ra6; c9 \"#2\";");
        Path report = folder.resolve("report.html");
        assertThat(run(delivered -> delivered.accept(SIGINT), "suite", book.toString(), "--report=" + report))
                .isEqualTo(130);
        assertThat(lastError()).isEqualTo("kingfell: interrupted: 0 of 1 problems are checked");
        assertThat(report).content().contains("interrupted after 0 of 1 problems");
    }

    /** The first game is whole; of the second one no move was judged, and all its moves are kept. */
    @Test
    void theGamesBeforeTheSignal() throws IOException {
        String game = "[White \"%s\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
        Path games = file("games.pgn", game.formatted("A"), game.formatted("B"), game.formatted("C"));
        Path written = folder.resolve("out.pgn");
        Path page = folder.resolve("out.html");
        cue = "Black: inaccuracies";
        int code = run("analyse", games.toString(), "--nodes=500", "--pgn-out=" + written, "--html=" + page);
        assertThat(code).isEqualTo(130);
        assertThat(written)
                .content()
                .contains("[White \"A\"]", "%eval", "[White \"B\"]", "Qh4#")
                .doesNotContain("[White \"C\"]");
        assertThat(page).content().contains("interrupted before the first move was judged");
        assertThat(lastError())
                .isEqualTo("kingfell: interrupted: game 2 was not analysed to its end, and no later game");
    }

    /** The third game is not begun; the same command with --resume plays it and the others. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theGamesOfAMatchBeforeTheSignal() throws IOException {
        MatingEngine engine = new MatingEngine(folder);
        Path openings = file("openings.epd", MatingEngine.OPENING);
        Path games = folder.resolve("games.pgn");
        String[] match = {
            "match",
            "--engine=" + engine.named("Alpha"),
            "--vs=" + engine.named("Beta"),
            "--games=6",
            "--openings=" + openings,
            "--pgn=" + games,
            "--resume"
        };
        cue = "Finished game 2 ";
        assertThat(run(match)).isEqualTo(130);
        assertThat(out.toString()).contains("2 games: +1 =0 -1").doesNotContain("Finished game 3");
        assertThat(games).content().contains("[Round \"2\"]").doesNotContain("[Round \"3\"]");
        assertThat(lastError())
                .isEqualTo("kingfell: interrupted: the score is that of 2 games in whole pairs; the same command with "
                        + "--resume continues");
        cue = "nothing like this";
        assertThat(run(match)).isZero();
        assertThat(out.toString()).contains("6 games: +3 =0 -3", "2 of these games are of an earlier run");
        assertThat(games).content().contains("[Round \"6\"]");
    }

    @Test
    void anExplanationOfACutSearch() {
        int code = run(delivered -> delivered.accept(SIGINT), "explain", QUIET, "--nodes=1000000000");
        assertThat(code).isEqualTo(130);
        assertThat(out.toString()).isNotBlank();
        assertThat(lastError()).isEqualTo("kingfell: interrupted: the search was cut short");
    }

    @Test
    void aTableThatIsNotFinishedLeavesNothing() throws IOException {
        Path tables = Files.createDirectory(folder.resolve("tables"));
        int code = run(
                delivered -> delivered.accept(SIGTERM),
                "endgame",
                "build",
                "KRKQ",
                "KRPKR",
                "--table-path",
                "" + tables);
        assertThat(code).isEqualTo(143);
        assertThat(lastError()).startsWith("kingfell: interrupted: K").endsWith("the tables after it are not built");
        try (Stream<Path> left = Files.list(tables)) {
            assertThat(left).isEmpty();
        }
    }

    /** The games of the interrupted run are those of a run from the beginning. */
    @Test
    void selfPlayContinues() throws IOException {
        Path games = folder.resolve("games");
        String[] command = {"selfplay", games.toString(), "--games=40", "--nodes=50", "--seed=7"};
        CompletableFuture<Void> later = new CompletableFuture<>();
        int code = run(
                delivered -> CompletableFuture.delayedExecutor(400, TimeUnit.MILLISECONDS)
                        .execute(() -> {
                            delivered.accept(SIGINT);
                            later.complete(null);
                        }),
                command);
        later.join();
        assertThat(code).isEqualTo(130);
        assertThat(lastError()).contains(" of 40 games are played and kept; the same command continues");
        assertThat(games.resolve("7.part")).exists();
        assertThat(run(command)).isZero();
        assertThat(games.resolve("7.part")).doesNotExist();
        Path whole = folder.resolve("whole");
        assertThat(run("selfplay", whole.toString(), "--games=40", "--nodes=50", "--seed=7"))
                .isZero();
        String name = "7" + GameShard.SUFFIX;
        assertThat(games.resolve(name)).hasSameBinaryContentAs(whole.resolve(name));
    }

    @Test
    void aTrainingKeepsItsPasses() throws IOException {
        Path games = folder.resolve("games");
        assertThat(run("selfplay", games.toString(), "--games=4", "--nodes=50")).isZero();
        Path network = folder.resolve("a.network");
        Path curves = folder.resolve("curves.svg");
        cue = "pass 1: error";
        int code = run(
                "train", games.toString(), "--network=" + network, "--width=8", "--lessons=1000", "--curves=" + curves);
        assertThat(code).isEqualTo(130);
        assertThat(network).exists();
        assertThat(curves).exists();
        assertThat(lastError())
                .isEqualTo(
                        "kingfell: interrupted: pass 1 of the stage \"terms\" was the last complete one; the network "
                                + "is written as it stands");
    }
}
