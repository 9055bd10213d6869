package io.github.kingfell.cli.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.arena.endplay.Defence;
import io.github.kingfell.cli.CommandTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EndgamePlayCommandTest extends CommandTest {

    @Test
    void everyGameIsWon(@TempDir Path folder) throws IOException {
        Path report = folder.resolve("play.md");
        assertThat(run(
                        "endgame",
                        "play",
                        "krk",
                        "KQK",
                        "--in-process",
                        "--games",
                        "3",
                        "--nodes",
                        "2000",
                        "--report",
                        report.toString()))
                .as(err.toString())
                .isZero();
        assertThat(out.toString())
                .containsPattern("\\| KRK +\\| +3 \\| +3 \\| +0 \\| +0 \\|")
                .containsPattern("\\| KQK +\\| +3 \\| +3 \\| +0 \\| +0 \\|");
        assertThat(Files.readString(report))
                .contains("`kingfell endgame play krk KQK --in-process --games 3 --nodes 2000 --report " + report);
    }

    @ParameterizedTest
    @EnumSource(Defence.class)
    void againstEveryDefence(Defence defence) {
        assertThat(run(
                        "endgame",
                        "play",
                        "KQK",
                        "--in-process",
                        "--fresh",
                        "--games=2",
                        "--nodes=2000",
                        "--defence=" + defence,
                        "--option=ExactTables=false"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString()).contains("defence: " + defence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --games=3                                     | either endings or --all
                    KRK --all                                     | either endings or --all
                    KRK --games=0                                 | --games: must be at least 1
                    KRK --nodes=5 --depth=3                       | only one of --movetime, --nodes, --depth and --tc
                    KRK --nodes=0                                 | --nodes must be at least 1
                    KRK --tc=x                                    | --tc takes seconds, such as 60, 60+0.6 or 40/60+0.6
                    KRK --tc=0+0.1                                | --tc takes seconds, such as 60, 60+0.6 or 40/60+0.6
                    KQRKR                                         | has more than four men
                    KQX                                           | not a material name
                    KBK --in-process                              | White wins almost no position of KBK
                    KRK --defence=weak                            | worst-for-us, RANDOM
                    KRK --in-process --option=Nonsense=1          | Kingfell has no option Nonsense
                    KRK --in-process --option=Hash                | --option: NAME=VALUE is expected
                    KRK --in-process --engine=x                   | --engine names a program
                    KRK --engine=/no/such/program                 | cannot use the engine
                    KRK --report=/no/such/folder/report.md        | no such folder
                    """)
    void wrongUsageIsNamed(String arguments, String complaint) {
        assertThat(run(("endgame play " + arguments).split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith("kingfell: ").contains(complaint).hasLineCount(1);
    }
}
