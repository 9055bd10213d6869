package io.github.kingfell.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games, with a script on standard input. */
class PlayCommandTest {
    private static final Pattern HINT = Pattern.compile("hint: (\\S+)");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String script, String... args) {
        out.getBuffer().setLength(0);
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(script.getBytes(StandardCharsets.UTF_8)));
        try {
            return KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                    .setOut(new PrintWriter(out))
                    .setErr(new PrintWriter(err))
                    .execute(args);
        } finally {
            System.setIn(before);
        }
    }

    /** Returns a game with the best moves, found move by move: with the same seed the defence is always the same. */
    private String bestGame(String... drill) {
        StringBuilder script = new StringBuilder();
        for (int moves = 0; moves < 50; moves++) {
            assertThat(run(script + "hint move\n", drill)).isZero();
            Matcher hint = HINT.matcher(out.toString());
            if (!hint.find()) {
                return script.toString();
            }
            script.append(hint.group(1)).append('\n');
        }
        throw new AssertionError("no mate");
    }

    @Test
    void theBestMovesLoseNothing(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("page.html");
        String script = bestGame("play", "--drill", "KRK", "--seed", "3");
        assertThat(run(script, "play", "--drill", "KRK", "--seed", "3", "--html", page.toString()))
                .isZero();
        assertThat(out.toString())
                .contains("Black is checkmated (1-0)", "mate in 9 moves; the exact distance was 9", "no moves lost");
        assertThat(Files.readString(page)).contains("no moves lost").doesNotContain("class='arrow bad'", "<script src");
    }

    @Test
    void aLostRookIsTold(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("page.html");
        Path list = folder.resolve("rook.fen");
        Files.writeString(list, "8/8/8/8/3R4/2K5/8/4k3 w - - 0 1\n");
        assertThat(run("Rd1+\n", "play", "--drill", list.toString(), "--coach", "--html", page.toString()))
                .isZero();
        String sentence = "1. Rd1+: only a draw instead of mate in 7; better Rd2";
        assertThat(out.toString()).contains("neither side can mate, a draw (1/2-1/2)");
        assertThat(out.toString().lines().filter(sentence::equals)).hasSize(2);
        assertThat(out.toString().lines()).contains("  the book: Rd1+ gives check, but Kxd1 takes the rook, a draw");
        assertThat(Files.readString(page)).contains(sentence, "Kxd1 takes the rook", "class='arrow bad'");
    }

    @Test
    void theCoachIsSilentUnlessAsked() {
        assertThat(run("Kd4\nKd5\nquit\n", "play", "--drill", "KRK", "--seed", "3"))
                .isZero();
        assertThat(out.toString().lines().filter(line -> line.contains("instead of")))
                .hasSize(1);
    }

    @Test
    void aGameWithTheEngine(@TempDir Path folder) throws IOException {
        Path pgn = folder.resolve("game.pgn");
        String script = "e4\nback\nd2d4\nnonsense\nmoves\nflip\nwhy\nhelp\nresign\nsave " + pgn + "\nquit\n";
        assertThat(run(script, "play", "--nodes", "300", "--ascii")).isZero();
        assertThat(out.toString()).contains("no legal move", "White resigns (0-1)", "written: " + pgn, "8  r  n  b");
        assertThat(Files.readString(pgn)).contains("[White \"You\"]", "[Result \"0-1\"]", "1. d4 ");
    }

    @Test
    void eachMoveOfTheEngineSaysWhoseItIs() {
        assertThat(run("e4\nquit\n", "play", "--nodes", "300")).isZero();
        assertThat(out.toString()).containsPattern("(?m)^1\\.\\.\\. \\S+\\Rmove by alpha-beta$");
        assertThat(run("", "play", "8/8/2K5/8/8/4k3/3R4/8 w - - 0 1", "--color", "black"))
                .isZero();
        assertThat(out.toString()).containsPattern("(?m)^1\\. \\S+\\Rmove by forcing tree: .+$");
    }

    /** The knight's side has moves that lose; after three good moves the draw counts as held. */
    @Test
    void aDrawIsHeld() {
        String[] drill = {"play", "--drill", "KRKN", "--hold", "--moves", "3", "--seed", "5", "--coach"};
        assertThat(run(bestGame(drill), drill)).isZero();
        assertThat(out.toString())
                .contains("Hold the draw with Black for 3 moves", "the draw was held after 3 moves", "no moves lost");
    }

    @Test
    void aDrawIsThrownAway(@TempDir Path folder) throws IOException {
        Path list = Files.writeString(folder.resolve("pawn.fen"), "8/4k3/8/3KP3/8/8/8/8 b - - 0 1\n");
        assertThat(run("Kf7\nquit\n", "play", "--drill", list.toString(), "--hold", "--coach"))
                .isZero();
        assertThat(out.toString()).contains("1... Kf7: loses, mate in", "instead of a draw; only Kd7 holds");
        assertThat(run("", "play", "--drill", list.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("line 1: neither side has a win to practise; --hold practises draws");
    }

    @Test
    void aHintHasThreeSteps() {
        assertThat(run("hint\nhint\nhint\nquit\n", "play", "7k/8/6K1/8/8/8/8/R7 w - - 0 1"))
                .isZero();
        assertThat(out.toString())
                .contains("look at the rook on a1", "hint 2 of 3: rook on a1: a move to a8", "hint: Ra8#");
    }

    /** In a drill the reason would reveal the distance, and so whether the last move was good. */
    @Test
    void aDrillDoesNotGiveTheDistanceAway() {
        assertThat(run("Kd4\nquit\n", "play", "--drill", "KRK", "--seed", "3")).isZero();
        assertThat(out.toString()).doesNotContain("move by", "it holds out longest");
    }

    @Test
    void theEndOfInputEndsTheGame() {
        assertThat(run("e4\n", "play", "--nodes", "300")).isZero();
        assertThat(run("", "play", "--color", "black", "--nodes", "300")).isZero();
        assertThat(out.toString()).containsPattern("(?m)^1\\. \\S+$");
    }

    @Test
    void mateAndStalemateAreSaid() {
        assertThat(run("Ra8#\nquit\n", "play", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "--nodes", "300"))
                .isZero();
        assertThat(out.toString()).contains("Black is checkmated (1-0)");
        assertThat(run("Qg6\nquit\n", "play", "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "--nodes", "300"))
                .isZero();
        assertThat(out.toString()).contains("Black is stalemated, a draw (1/2-1/2)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--drill KQQQQK",
                "--drill KNK",
                "--drill KRK --elo 1500",
                "--drill KRPKR",
                "--drill KRK --moves 5",
                "--drill KQK --hold --games 0",
                "--coach",
                "--time 0",
                "--elo 9999",
                "--color green",
                "nonsense"
            })
    void badInputIsRefused(String args) {
        assertThat(run("", ("play " + args).split(" "))).isEqualTo(2);
        assertThat(err.toString().lines().findFirst().orElseThrow()).startsWith("kingfell: ");
    }
}
