package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packaged jar as a GUI sees it. */
@Timeout(300)
class KingfellIT {
    private static final File FULL = new File("/dev/full");

    @TempDir
    private Path directory;

    @Test
    void aConversation() throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java()) {
            List<String> greeting = kingfell.send("uci").until("uciok");
            assertThat(greeting.get(0)).matches("id name Kingfell \\d.*");
            kingfell.send("isready").until("readyok");
            kingfell.send("ucinewgame", "position startpos moves e2e4", "go depth 4")
                    .until("bestmove");
            kingfell.send("go infinite", "isready").until("readyok");
            kingfell.send("stop").until("bestmove");
            kingfell.send("quit");
            assertThat(kingfell.exit()).isZero();
            assertThat(kingfell.rest()).isEmpty();
            assertThat(kingfell.errors()).isEmpty();
        }
    }

    /** A device that behaves like a full disk. */
    @Test
    @EnabledIf("hasFullDevice")
    void aFullDiskIsFour() throws Exception {
        Process process = new ProcessBuilder(
                        KingfellProcess.javaProgram().toString(),
                        "-jar",
                        KingfellProcess.property("kingfell.jar"),
                        "perft",
                        "2")
                .redirectOutput(FULL)
                .start();
        String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(4);
        assertThat(errors).startsWith("kingfell: cannot write the output").hasLineCount(1);
    }

    /** As in {@code kingfell experiment | head -1}: nobody needs to be told. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aClosedPipeIsFourWithoutAWord() throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java("--", "experiment")) {
            kingfell.closeOutput();
            assertThat(kingfell.exit()).isEqualTo(4);
            assertThat(kingfell.errors()).isEmpty();
        }
    }

    private static boolean hasFullDevice() {
        return FULL.exists();
    }

    @ParameterizedTest
    @ValueSource(strings = {"go infinite", "bench"})
    void quit(String input) throws Exception {
        quitInEveryState(input);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "uci",
                "position startpos\nisready",
                "go perft 12",
                "go ponder wtime 1000 btime 1000",
                "go depth 60",
                "go infinite\nstop",
                "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo infinite",
                "setoption name Hash value 256\ngo infinite"
            })
    @Tag("slow")
    void quitInEveryState(String input) throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java()) {
            kingfell.send(input, "quit");
            assertThat(kingfell.exit()).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go infinite", "go nodes 50000"})
    void endOfInput(String input) throws Exception {
        endOfInputIsAnsweredWithABestMove(input);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go",
                "go infinite\ngo depth 3",
                "go ponder wtime 1000 btime 1000",
                "go infinite\nstop",
                "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo infinite",
                "setoption name Hash value 256\ngo infinite",
                "go depth 8",
                "go movetime 700",
                "go wtime 20000 btime 20000",
                "position fen 7k/8/5K2/8/8/8/8/R7 w - - 0 1\ngo mate 2"
            })
    @Tag("slow")
    void endOfInputIsAnsweredWithABestMove(String input) throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java()) {
            kingfell.send(input);
            kingfell.closeInput();
            assertThat(kingfell.exit()).isZero();
            assertThat(kingfell.rest()).last().asString().startsWith("bestmove ");
            assertThat(kingfell.errors()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "go perft 5"})
    void endOfInputWithoutASearch(String input) throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java()) {
            kingfell.send(input);
            kingfell.closeInput();
            assertThat(kingfell.exit()).isZero();
            assertThat(kingfell.rest()).hasSizeGreaterThanOrEqualTo(input.isEmpty() ? 0 : 1);
        }
    }

    @Test
    void endOfInputDuringAnAnalysisIsTheEnd() throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java()) {
            kingfell.send("go infinite", "isready").until("readyok");
            kingfell.closeInput();
            assertThat(kingfell.exit()).isZero();
            assertThat(kingfell.rest()).last().asString().startsWith("bestmove ");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go depth 60", "go perft 12"})
    void theDeathOfTheGuiIsTheEnd(String input) throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java()) {
            kingfell.send("isready").until("readyok");
            kingfell.send(input);
            kingfell.closeInput();
            kingfell.closeOutput();
            assertThat(kingfell.exit()).isZero();
        }
    }

    @Test
    void whatIsOwedIsAnsweredBeforeQuit() throws Exception {
        for (int i = 0; i < 2; i++) {
            try (KingfellProcess kingfell = KingfellProcess.java()) {
                kingfell.send("uci", "position startpos", "go infinite", "stop", "isready", "quit");
                assertThat(kingfell.exit()).isZero();
                assertThat(kingfell.rest()).contains("uciok", "readyok").anyMatch(line -> line.startsWith("bestmove "));
            }
        }
    }

    @Test
    void quitDuringASearchGivesNoBestMove() throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java()) {
            kingfell.send("isready").until("readyok");
            kingfell.send("go infinite", "isready").until("readyok");
            kingfell.send("quit");
            assertThat(kingfell.exit()).isZero();
            assertThat(kingfell.rest()).noneMatch(line -> line.startsWith("bestmove"));
        }
    }

    /** One process for each game, each started and ended by the command. */
    @Test
    void nobodyListens() throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java()) {
            kingfell.send("isready").until("readyok");
            kingfell.closeOutput();
            kingfell.send("go infinite", "isready", "uci");
            assertThat(kingfell.exit())
                    .as("exits although standard input is open")
                    .isZero();
        }
    }

    /** The workers are processes of the same program; one of them is no worker at all. */
    @Test
    void aMateProvedByOtherProcesses() throws Exception {
        String worker = String.join(" ", KingfellProcess.program()) + " worker --hash 4";
        String mate = "n7/2r5/1r4R1/4n3/2R1Q1P1/3P1pK1/4N3/7k w - - 0 1";
        try (KingfellProcess prove = KingfellProcess.java(
                "--", "prove", mate, "--in", "3", "--job", "50", "--worker", worker, "--worker", "echo no")) {
            assertThat(prove.rest()).contains("mate in 3 (proved); a shorter mate is not ruled out");
            assertThat(prove.exit()).isZero();
            assertThat(prove.errors()).matches("(kingfell: lost \"echo no\": (not a job: .*|it has ended)\n)?");
        }
    }

    @Test
    void windowsLineEnds() throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java()) {
            kingfell.send("uci\r").until("uciok");
            kingfell.send("position startpos moves e2e4 e7e5\r", "go depth 2\r").until("bestmove");
            kingfell.send("quit\r");
            assertThat(kingfell.exit()).isZero();
        }
    }
}
