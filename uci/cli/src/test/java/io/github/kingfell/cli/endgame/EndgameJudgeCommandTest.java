package io.github.kingfell.cli.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.CommandTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class EndgameJudgeCommandTest extends CommandTest {
    /** With its tables the engine keeps every value of four men, and its scores fit. */
    @Test
    void tablesKeepEveryValue() {
        assertThat(run("endgame", "judge", "KPKP", "KRKP", "--in-process", "--positions=4", "--nodes=500"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString())
                .containsPattern("\\| KPKP +\\| +won \\| +4 \\| +4 \\| +0 \\|")
                .containsPattern("\\| KRKP +\\| +drawn \\| +4 \\| +4 \\| +0 \\|");
    }

    /** A search of one node keeps few of the values, and the moves that it gives are told. */
    @Test
    void aBlindEngineGivesValuesAway() {
        int code = run(
                "endgame",
                "judge",
                "KPKP",
                "--in-process",
                "--positions=12",
                "--nodes=1",
                "--option=Player=turing",
                "--option=ExactTables=false");
        assertThat(code).as(err.toString()).isEqualTo(1);
        assertThat(out.toString()).containsPattern("(?s)gave the value away.*\\* \\S+ [wb] - - 0 1 \\S+");
    }

    @Test
    void whatCannotBeAskedIsAnError() {
        assertThat(run("endgame", "judge", "KRPKR", "--in-process")).isEqualTo(2);
        assertThat(err.toString()).contains("KRPKR");
        assertThat(run("endgame", "judge", "KPKP", "--tc", "1+0.01")).isEqualTo(2);
        assertThat(err.toString()).contains("--tc is for games");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anEngineThatEndsIsAnError(@TempDir Path folder) throws IOException {
        Path script = folder.resolve("engine.sh");
        Files.writeString(script, """
                while read line; do
                  case "$line" in
                    uci) echo uciok ;;
                    isready) echo readyok ;;
                    go*) exit 1 ;;
                  esac
                done
                """);
        assertThat(run("endgame", "judge", "KPKP", "--engine", "sh " + script)).isEqualTo(2);
        assertThat(err.toString()).contains("cannot use the engine: no bestmove from the engine");
    }
}
