package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program interrupted by signals of the system. */
@Timeout(300)
@DisabledOnOs(OS.WINDOWS)
class InterruptionIT {
    private static final long PATIENCE_SECONDS = 60;

    /** A mate in 38. It is found in less than a second; no shorter one is ruled out in a minute. */
    private static final String LONG = "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1";

    private static final String MATE_IN_TWO = "kbK5/pp6/1P6/8/8/8/8/R7 w - - bm Ra6; c9 \"#2\";";

    /** No solver decides this in a second. */
    private static final String HARD = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - c9 \"#9\";";

    @TempDir
    private Path folder = Path.of("");

    private Path out = Path.of("");
    private Path err = Path.of("");
    private final List<Process> started = new ArrayList<>();

    /** Starts the program with its output in files. */
    private Process start(String... arguments) throws IOException, InterruptedException {
        out = folder.resolve("out");
        err = folder.resolve("err");
        List<String> command = new ArrayList<>(listening());
        command.addAll(KingfellProcess.program());
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        started.add(process);
        return process;
    }

    /** A test that failed leaves no search behind. */
    @AfterEach
    void end() {
        started.forEach(Process::destroyForcibly);
    }

    /**
     * Returns what makes a process listen to SIGINT again. A build in the background of a shell ignores it, and a
     * process inherits that.
     */
    private static List<String> listening() throws IOException, InterruptedException {
        List<String> env = List.of("env", "--default-signal=INT");
        Process trial = new ProcessBuilder("env", "--default-signal=INT", "true")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return trial.waitFor() == 0 ? env : List.of();
    }

    /** Waits until the file has the text, sends the signal, and returns the exit code. */
    private static int interrupt(Process process, String signal, Path file, String text) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!Files.readString(file).contains(text)) {
            assertThat(System.nanoTime()).as("waiting for " + text).isLessThan(end);
            Thread.sleep(20);
        }
        kill(process, signal);
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }

    private static void kill(Process process, String signal) throws Exception {
        Process kill = new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .redirectError(new File("/dev/null"))
                .start();
        kill.waitFor();
    }

    @Test
    void theMateSoFarAndItsProof() throws Exception {
        Path proof = folder.resolve("mate.kfp");
        Process process = start("mate", LONG, "--time=10m", "--progress", "--proof=" + proof);
        assertThat(interrupt(process, "INT", err, "mate in ")).isEqualTo(130);
        assertThat(out).content().containsPattern("mate in \\d+ \\(proved\\); a shorter mate is not ruled out");
        assertThat(Files.readAllLines(err))
                .last()
                .asString()
                .isEqualTo("kingfell: interrupted: a shorter mate was not ruled out");
        try (KingfellProcess check = KingfellProcess.java("--", "proof", "check", proof.toString())) {
            assertThat(check.exit()).isZero();
        }
    }

    @Test
    void theReportOfASuite() throws Exception {
        Path book = Files.write(folder.resolve("book.epd"), List.of(MATE_IN_TWO, MATE_IN_TWO, HARD));
        Path report = folder.resolve("report.html");
        Process process = start("suite", book.toString(), "--time=10m", "--report=" + report);
        assertThat(interrupt(process, "TERM", out, "book.epd:2")).isEqualTo(143);
        assertThat(Files.readAllLines(err)).containsExactly("kingfell: interrupted: 2 of 3 problems are checked");
        assertThat(report).content().contains("interrupted after 2 of 3 problems");
    }

    @Test
    void theGamesOfAnAnalysis() throws Exception {
        String game = "[White \"%s\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n";
        Path games = Files.writeString(
                folder.resolve("games.pgn"), game.formatted("A") + game.formatted("B") + game.formatted("C"));
        Path written = folder.resolve("out.pgn");
        Path page = folder.resolve("out.html");
        Process process = start("analyse", games.toString(), "--time=0.2", "--pgn-out=" + written, "--html=" + page);
        assertThat(interrupt(process, "INT", out, "B - ?")).isEqualTo(130);
        assertThat(written).content().contains("[White \"A\"]", "[White \"B\"]", "%eval");
        assertThat(page).exists();
        assertThat(Files.readAllLines(err))
                .last()
                .asString()
                .isEqualTo("kingfell: interrupted: game 3 was not analysed to its end, and no later game");
    }
}
