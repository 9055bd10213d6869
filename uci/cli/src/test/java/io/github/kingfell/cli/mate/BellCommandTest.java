package io.github.kingfell.cli.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code mate --as bell}. */
class BellCommandTest {
    private static final String FIG_3_2 = "B4N2/2B5/5b2/R2ppkP1/3p1n1P/1N1p1P2/1K1P1Q2/8 w - - 0 1";
    private static final String EN_PASSANT = "4B3/4N1k1/8/3KPp1R/3Q4/8/p7/8 w - f6 0 1";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String position, String options) {
        List<String> args = new ArrayList<>(List.of("mate", position));
        args.addAll(List.of(options.split(" ")));
        return KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args.toArray(new String[0]));
    }

    @Test
    void tellsTheKeyAndWhatEachMoveCost() {
        assertThat(run(FIG_3_2, "--in 2 --as bell")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString().lines())
                .contains("mate in 2: Qg3 (the only key)", "W1               1          44          44           2");
    }

    @Test
    void namesCooksAndStalematesApart() {
        assertThat(run("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "--as bell")).isEqualTo(ExitCode.DONE);
        assertThat(out.toString())
                .contains("18 keys, the problem is cooked")
                .contains("stalemate, which the published program would take for a key: Qc7, Qf4");
    }

    @Test
    void provesThatThereIsNone() {
        assertThat(run("7k/8/8/8/8/8/8/KQ6 w - - 0 1", "--in 2 --as bell")).isEqualTo(ExitCode.NOT_FOUND);
        assertThat(out.toString()).contains("no mate in 2 (disproved by search)");
    }

    @Test
    void saysSoWhereEnPassantMatters() {
        assertThat(run(EN_PASSANT, "--in 2 --as bell")).isEqualTo(ExitCode.NOT_FOUND);
        assertThat(out.toString())
                .contains("lacks castling and en passant, which matters here: it finds none, the rules give exf6+");
    }

    @Test
    void answersListsAsJson(@TempDir Path dir) throws Exception {
        Path list = Files.writeString(dir.resolve("list.epd"), FIG_3_2 + "\n" + EN_PASSANT + "\n");
        run(list.toString(), "--as bell --json");
        assertThat(out.toString().lines()).hasSize(2);
        assertThat(out.toString().lines().findFirst().orElseThrow())
                .contains("\"program\":\"bell\"", "\"keys\":[{\"move\":\"Qg3\",\"length\":2}]", "\"cooked\":false")
                .contains("{\"move\":\"W1\",\"lists\":1,\"listed\":44,\"played\":44,\"illegal\":2}");
        assertThat(out.toString())
                .contains("\"verdict\":\"unknown\"", "\"keysOfTheProgram\":[]", "\"keysByTheRules\":[\"exf6+\"]");
    }

    @ParameterizedTest
    @CsvSource({
        "--as bell --in 3, Bell's program solves mates in two",
        "--as kent, no program \"kent\" solves mates; there is bell",
        "--as bell --time 5, --time does not go with --as bell",
        "--as bell --all-keys, --all-keys does not go with --as bell",
        "--as bell --goal selfmate, --goal does not go with --as bell",
        "--as bell --checks-only, --checks-only does not go with --as bell",
    })
    void refusesWhatMakesNoSense(String options, String message) {
        assertThat(run(FIG_3_2, options)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains(message).doesNotContain("\tat ");
    }
}
