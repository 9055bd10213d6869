package io.github.kingfell.cli.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
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

/** The command {@code mate --goal material}. */
@Timeout(300)
class MaterialCommandTest {
    private static final String FORK = "8/8/8/1q3k2/8/1P3N2/8/K7 w - - 0 1";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int run(String first, String... rest) {
        List<String> args = new ArrayList<>(List.of(first));
        args.addAll(List.of(rest));
        return KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args.toArray(new String[0]));
    }

    @Test
    void aGainIsProvedWrittenAndChecked() {
        String file = folder.resolve("gain.txt").toString();
        assertThat(run("mate", FORK, "--goal", "material", "--first", "--proof", file))
                .isZero();
        assertThat(out.toString())
                .contains(
                        "a gain of at least 1 point, kept against every capture, promotion and check and 1 quiet move")
                .contains("written: ");
        assertThat(run("proof", "check", file)).isZero();
        assertThat(out.toString()).contains("the proof holds: a gain of at least 1 point");
    }

    @Test
    void theGreatestGainAndOneOfAGivenSize() {
        assertThat(run("mate", FORK, "--goal", "material", "--in", "3")).isZero();
        assertThat(out.toString()).contains("at least 9 points").contains("1. Nd4+");
        assertThat(run("mate", FORK, "--goal", "material", "--points", "10", "--in", "3"))
                .isEqualTo(1);
        assertThat(out.toString()).contains("no gain in 3 moves");
    }

    @Test
    void aListIsAnsweredLineByLine() throws Exception {
        Path list = Files.writeString(folder.resolve("list.epd"), FORK + "\n7k/8/5K2/8/8/8/8/B7 w - -\n");
        assertThat(run("mate", list.toString(), "--goal", "material", "--json", "--in", "2", "--patience", "0"))
                .isEqualTo(1);
        List<String> lines = out.toString().lines().toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0)).contains("\"verdict\":\"solved\"", "\"points\":9", "\"patience\":0");
        assertThat(lines.get(1)).contains("\"verdict\":\"refuted\"");
    }

    /** In the second position either pawn promotes at once and neither can be stopped; in the first one move forks. */
    @Test
    void aSecondSolutionOfAPuzzleIsNamed() throws Exception {
        Path list = Files.writeString(folder.resolve("book.epd"), FORK + "\n8/P5P1/8/3k4/8/8/8/K7 w - -\n");
        assertThat(run("mate", list.toString(), "--goal", "material", "--points", "8", "--in", "3", "--others"))
                .isZero();
        List<String> lines = out.toString().lines().toList();
        assertThat(lines.get(0)).contains("1. Nd4+", "no other move gains as much (disproved by search)");
        assertThat(lines.get(1)).contains("as much gains ").containsPattern("as much gains [^(]*[ag]8=Q");
        assertThat(run("mate", FORK, "--others")).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--points 201",
                "--points -1",
                "--patience 10",
                "--html x.html",
                "--json-proof x.json",
                "--all-keys",
                "--checks-only",
            })
    void wrongUsageIsOneLineAndTwo(String options) {
        List<String> rest = new ArrayList<>(List.of(FORK, "--goal", "material"));
        rest.addAll(List.of(options.split(" ")));
        assertThat(run("mate", rest.toArray(new String[0]))).isEqualTo(2);
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(out.toString()).isEmpty();
    }
}
