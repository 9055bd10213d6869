package io.github.kingfell.cli.advice;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.CommandTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdviceCommandTest extends CommandTest {
    private static final String KRK = "8/8/8/3k4/8/8/R7/K7 w - - 0 1";

    /** A table that wins nothing: its king moves to and fro. */
    private static final String SHUFFLE = """
            table SHUFFLE
            material KRK
            aim win
            vocabulary KRK
            rule ALWAYS : KING
            advice KING
              holding not ROOKLOST
              us KINGDIAGFIRST
              depth 1
            """;

    @Test
    void checkWritesTheReport(@TempDir Path folder) throws IOException {
        Path report = folder.resolve("report.md");
        assertThat(run("advice", "check", "krk", "--report", report.toString())).isZero();
        assertThat(Files.readString(report)).contains("`kingfell advice check krk`");
        assertThat(out.toString()).contains("Positions in which the advice gives the win away: 0.");
    }

    @Test
    void aTableOfTheUsersThatDoesNotWinIsFoundOut(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("shuffle.advice");
        Files.writeString(file, SHUFFLE);
        assertThat(run("advice", "check", file.toString())).isEqualTo(1);
        assertThat(out.toString())
                .contains("# SHUFFLE")
                .doesNotContain("repeat positions, or reach one of the positions above: 0.");
    }

    @Test
    void aMistakeInATableIsNamedWithItsLine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("wrong.advice");
        Files.writeString(file, SHUFFLE.replace("ROOKLOST", "ROOKLOS"));
        assertThat(run("advice", "explain", file.toString(), KRK)).isEqualTo(2);
        assertThat(err.toString().lines().toList())
                .singleElement()
                .asString()
                .startsWith("kingfell: " + file + ":7: unknown predicate \"ROOKLOS\"; there are CHECK, CHECKMATE, ");
    }

    @Test
    void playGoesOnToMate() {
        assertThat(run("advice", "play", "KRK", KRK)).isZero();
        List<String> lines = out.toString().lines().toList();
        assertThat(lines).first().isEqualTo("won in 15 at the beginning");
        assertThat(lines.get(1)).matches("1\\. \\S+ \\S+   ALWAYS, [A-Z0-9]+");
        assertThat(lines.get(lines.size() - 2)).contains("#   ALWAYS, MATE2");
        assertThat(lines).last().isEqualTo("mate");
    }

    @Test
    void playStopsWithoutHavingWon(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("shuffle.advice");
        Files.writeString(file, SHUFFLE);
        assertThat(run("advice", "play", file.toString(), KRK, "--moves", "5")).isEqualTo(1);
        assertThat(out.toString().lines()).last().asString().contains("at the end");
    }

    @Test
    void explainSaysWhatWasTried() {
        assertThat(run("advice", "explain", "KRK", KRK)).isZero();
        assertThat(out.toString().lines())
                .contains(
                        "KRK, king and rook against king; White follows the table",
                        "MATE2 has no forcing tree of 3 plies:",
                        "SQUEEZE has a forcing tree:",
                        "1. Ra4")
                .anyMatch(line -> line.startsWith("rule ALWAYS: MATE2, SQUEEZE, APPROACH"))
                .anyMatch(line -> line.startsWith("   no move keeps the goals after 1. "));
    }

    /** Move numbers are as usual, whichever side begins. */
    @Test
    void blackBegins() {
        assertThat(run("advice", "play", "KRK", "8/8/8/8/3K4/8/r7/k7 b - - 0 1", "--moves", "2"))
                .isEqualTo(1);
        assertThat(out.toString().lines().toList().get(1)).matches("1\\.\\.\\. \\S+ 2\\. \\S+   .*");
        assertThat(out.toString().lines().toList().get(2)).matches("2\\.\\.\\. \\S+ 3\\. \\S+   .*");
    }
}
