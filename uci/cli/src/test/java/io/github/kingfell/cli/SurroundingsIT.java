package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The packaged jar and its launcher in a shell and in other surroundings: locale, memory, garbage collector, logging.
 */
@Timeout(300)
class SurroundingsIT {
    private static final String MATE_IN_ONE = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
    private static final String MATE_IN_TWO = "7k/8/5K2/8/8/8/8/R7 w - - 0 1";

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"-Dkingfell.other=1", "-Dkingfell.logback.debug=1"})
    void aBrokenLoggingConfigurationLeavesStandardOutputAlone(String option) throws Exception {
        Path configuration = directory.resolve("logback.xml");
        Files.writeString(
                configuration,
                "<configuration><bogus/><root level=\"DEBUG\"><appender-ref ref=\"MISSING\"/></root></configuration>");
        try (KingfellProcess kingfell = KingfellProcess.java(option, "-Dlogback.configurationFile=" + configuration)) {
            kingfell.send("uci", "isready", "go depth 2").until("bestmove");
            kingfell.send("quit");
            assertThat(kingfell.exit()).isZero();
            assertThat(kingfell.rest()).isEmpty();
            assertThat(kingfell.errors().contains("MISSING")).isEqualTo(option.contains("debug"));
        }
    }

    @Test
    void aConfigurationThatLogsToStandardOutputCannot() throws Exception {
        Path configuration = directory.resolve("logback.xml");
        Files.writeString(
                configuration,
                "<configuration><appender name=\"OUT\" class=\"ch.qos.logback.core.ConsoleAppender\"><encoder>"
                        + "<pattern>%msg%n</pattern></encoder></appender>"
                        + "<root level=\"DEBUG\"><appender-ref ref=\"OUT\"/></root></configuration>");
        try (KingfellProcess kingfell = KingfellProcess.java("-Dlogback.configurationFile=" + configuration)) {
            kingfell.send("isready", "go depth 2").until("bestmove");
            kingfell.send("quit");
            assertThat(kingfell.exit()).isZero();
            assertThat(kingfell.errors()).contains("> isready", "< readyok");
        }
    }

    @Test
    void theLogFile() throws Exception {
        Path log = directory.resolve("\u00fcber uns.log");
        try (KingfellProcess kingfell = KingfellProcess.java("--", "--log-file", log.toString())) {
            kingfell.send("isready").until("readyok");
            kingfell.send("quit");
            assertThat(kingfell.exit()).isZero();
            assertThat(kingfell.errors()).isEmpty();
        }
        try (var files = Files.list(directory)) {
            Path written = files.findFirst().orElseThrow();
            assertThat(Files.readString(written)).contains("> isready", "< readyok", "> quit");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ar", "de", "hi"})
    @Tag("slow")
    void noOtherLocaleChangesTheProtocol(String language) throws Exception {
        noLocaleChangesTheProtocol(language);
    }

    @ParameterizedTest
    @ValueSource(strings = "tr")
    void noLocaleChangesTheProtocol(String language) throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java(
                "-Duser.language=" + language, "-Duser.country=" + (language.equals("ar") ? "EG" : ""))) {
            kingfell.send("uci").until("uciok");
            // In Turkish the small letter of I has no dot: names must still be found.
            kingfell.send("setoption name MULTIPV value 2", "setoption name UCI_CHESS960 value TRUE", "isready");
            assertThat(kingfell.until("readyok")).hasSize(1);
            assertThat(kingfell.send("go depth 5").until("bestmove")).anyMatch(line -> line.contains(" multipv 2 "));
            kingfell.send("quit");
            assertThat(kingfell.exit()).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-XX:+UseG1GC", "-XX:+UseSerialGC", "-XX:+UseParallelGC"})
    @Tag("slow")
    void theWholeHashOnOfferIsGranted(String collector) throws Exception {
        granted(collector, "-Xmx48m", "-Xmx256m", "-Xmx1g");
    }

    @Test
    void theHashOnOfferIsGranted() throws Exception {
        granted("-XX:+UseG1GC", "-Xmx256m");
    }

    private static void granted(String collector, String... heaps) throws Exception {
        for (String heap : heaps) {
            try (KingfellProcess kingfell = KingfellProcess.java(collector, heap)) {
                String max = hashOnOffer(kingfell);
                kingfell.send("setoption name Hash value 7", "setoption name Hash value " + max, "isready");
                assertThat(kingfell.until("readyok")).as(heap + " " + max).hasSize(1);
                kingfell.send("quit");
                assertThat(kingfell.exit()).isZero();
            }
        }
    }

    private static String hashOnOffer(KingfellProcess kingfell) throws IOException {
        return kingfell.send("uci").until("uciok").stream()
                .filter(line -> line.startsWith("option name Hash "))
                .findFirst()
                .orElseThrow()
                .replaceFirst(".* max ", "");
    }

    @Test
    void aSmallHeap() throws Exception {
        try (KingfellProcess kingfell = KingfellProcess.java("-Xmx48m")) {
            String max = hashOnOffer(kingfell);
            kingfell.send("setoption name Hash value " + max, "isready").until("readyok");
            assertThat(kingfell.send("position startpos", "go depth 6").until("bestmove"))
                    .noneMatch(line -> line.contains("error"));
            kingfell.send("setoption name Hash value 1", "isready").until("readyok");
            assertThat(kingfell.send("go depth 4").until("bestmove")).noneMatch(line -> line.contains("error"));
            kingfell.send("quit");
            assertThat(kingfell.exit()).isZero();
            assertThat(kingfell.errors()).isEmpty();
        }
    }

    @Test
    @Tag("slow")
    void playsEndingsAgainstProcessesOfItsOwn() throws Exception {
        try (KingfellProcess kingfell =
                KingfellProcess.java("--", "endgame", "play", "KQK", "--games", "2", "--nodes", "2000", "--fresh")) {
            assertThat(kingfell.rest()).anyMatch(line -> line.matches("\\| KQK +\\| +2 \\| +2 \\|.*"));
            assertThat(kingfell.exit()).isZero();
            assertThat(kingfell.errors()).isEmpty();
        }
    }

    @Test
    void aMatchAgainstItselfTellsHowFarItIsOnDemand() throws Exception {
        Path openings = Files.writeString(directory.resolve("openings.epd"), MATE_IN_ONE + "\n");
        Path games = directory.resolve("games.pgn");
        try (KingfellProcess match = KingfellProcess.java(
                "--", "match", "--games=2", "--nodes=100", "--progress", "--openings=" + openings, "--pgn=" + games)) {
            assertThat(match.rest()).anyMatch(line -> line.startsWith("2 games: +1 =0 -1, 50.0 %"));
            assertThat(match.exit()).isZero();
            assertThat(match.errors()).contains("] 2/2  2 games: +1 =0 -1");
            assertThat(games)
                    .content()
                    .containsPattern("(?s)Ra8# \\{\\+M1/\\d+\\s\\d+\\.\\d\\ds,\\smated\\} 1-0")
                    .contains("[Result \"1-0\"]", "[Black \"Kingfell");
        }
    }

    @Test
    void commandsOfTheShell() throws Exception {
        try (KingfellProcess version = KingfellProcess.java("--", "--version")) {
            assertThat(version.exit()).isZero();
            assertThat(version.rest()).singleElement().asString().matches("Kingfell \\d.*");
        }
        try (KingfellProcess help = KingfellProcess.java("--", "mate", "--help")) {
            assertThat(help.exit()).isZero();
            assertThat(help.rest().get(0)).startsWith("Usage: kingfell mate");
        }
        try (KingfellProcess mate = KingfellProcess.java("--", "mate", MATE_IN_ONE)) {
            assertThat(mate.exit()).isZero();
            assertThat(mate.rest()).contains("1. Ra8#");
        }
        try (KingfellProcess none = KingfellProcess.java("--", "mate", MATE_IN_TWO, "--in", "1")) {
            assertThat(none.exit()).isEqualTo(1);
        }
        try (KingfellProcess bad = KingfellProcess.java("--", "mate", "nonsense")) {
            assertThat(bad.exit()).isEqualTo(2);
            assertThat(bad.rest()).isEmpty();
            assertThat(bad.errors().lines()).hasSize(1);
        }
    }

    /** In a terminal the tabulator completes a move and the arrow brings it back. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aPersonEditsLines() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script makes a terminal");
        String play = KingfellProcess.shellProgram() + " play --nodes 300 --ascii";
        try (KingfellProcess terminal = KingfellProcess.launcher(
                Path.of("/usr/bin/env"), directory, "TERM=xterm", "script", "-qec", play, "/dev/null")) {
            terminal.send("nf\t", "undo", "\u001b[A\u001b[A", "quit");
            terminal.closeInput();
            assertThat(terminal.rest().stream().filter(line -> line.contains("1... ")))
                    .hasSize(2);
            assertThat(terminal.exit()).isZero();
        }
    }

    /** The message names the variable, since the user has typed no path. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theEnvironmentNamesTheTables() throws Exception {
        Path files = Path.of(KingfellProcess.property("kingfell.root"), "engine/tables/src/test/resources/syzygy");
        try (KingfellProcess probe = probeWith("KINGFELL_SYZYGY_PATH=" + files)) {
            assertThat(probe.rest()).singleElement().asString().endsWith("; Syzygy: win, zeroing in 3 plies");
        }
        try (KingfellProcess probe = probeWith("KINGFELL_TABLE_PATH=nowhere")) {
            assertThat(probe.exit()).isEqualTo(2);
            assertThat(probe.errors()).contains("KINGFELL_TABLE_PATH: cannot use \"nowhere\": there is no such folder");
        }
    }

    private KingfellProcess probeWith(String variable) throws IOException {
        List<String> words = new ArrayList<>(List.of(variable));
        words.addAll(KingfellProcess.program());
        words.addAll(List.of("endgame", "probe", MATE_IN_TWO));
        return KingfellProcess.launcher(Path.of("/usr/bin/env"), directory, words.toArray(String[]::new));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theLauncherThroughALinkAndFromElsewhere() throws Exception {
        Path script = Path.of(KingfellProcess.property("kingfell.root"), "kingfell");
        Path link = Files.createSymbolicLink(directory.resolve("a link"), script);
        for (Path start : List.of(script, link)) {
            try (KingfellProcess kingfell = KingfellProcess.launcher(start, directory)) {
                kingfell.send("uci").until("uciok");
                kingfell.send("quit");
                assertThat(kingfell.exit()).isZero();
            }
            try (KingfellProcess version = KingfellProcess.launcher(start, directory, "--version")) {
                assertThat(version.exit()).isZero();
            }
        }
        assertCleared();
    }

    /**
     * The locale C knows no letter beyond ASCII, and many servers and containers start programs in it. A board has its
     * pieces as letters there. The archive of classes that is copied belongs to a jar of another hour.
     */
    @ParameterizedTest
    @ValueSource(strings = "C")
    @Tag("slow")
    @DisabledOnOs(OS.WINDOWS)
    void foldersOfAnyName(String locale) throws Exception {
        String script = """
                folder=$(printf 'T\303\274rme und \342\231\233')
                mkdir "$folder" && cp "$1/kingfell" "$folder" && cp "$2" "$folder/kingfell.jar" || exit 9
                cp "${2%%.jar}.jsa" "$folder" || exit 9
                "$folder/kingfell" mate '%1$s' --proof "$folder/$folder.kfp" >/dev/null || exit 8
                "$folder/kingfell" proof check "$folder/$folder.kfp" | grep checked
                printf 'setoption name TablePath value %%s\nisready\n' "$PWD/$folder" | "$folder/kingfell"
                "$folder/kingfell" diagram '%1$s' | head -n 1
                """.formatted(MATE_IN_ONE);
        try (KingfellProcess shell = KingfellProcess.launcher(
                Path.of("/usr/bin/env"),
                directory,
                "LC_ALL=" + locale,
                "sh",
                "-c",
                script,
                "sh",
                KingfellProcess.property("kingfell.root"),
                KingfellProcess.property("kingfell.jar"))) {
            assertThat(shell.rest())
                    .anyMatch(line -> line.startsWith("checked"))
                    .endsWith("readyok", "8  .  .  .  .  .  .  .  " + (locale.equals("C") ? "k" : "\u265a"));
            assertThat(shell.exit()).isZero();
            assertThat(shell.errors()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = "C.UTF-8")
    @DisabledOnOs(OS.WINDOWS)
    @Tag("slow")
    void foldersOfAnyNameInAnotherLocale(String locale) throws Exception {
        foldersOfAnyName(locale);
    }

    /**
     * The first byte of standard output comes from the program, whatever the virtual machine reports about its memory.
     */
    @ParameterizedTest
    @ValueSource(strings = {"-Xmx24m", "-Xmx48m"})
    @DisabledOnOs(OS.WINDOWS)
    void theLauncherKeepsWarningsOfJavaOffStandardOutput(String heap) throws Exception {
        Path script = Path.of(KingfellProcess.property("kingfell.root"), "kingfell");
        try (KingfellProcess kingfell = KingfellProcess.launcher(
                Path.of("/usr/bin/env"), directory, "KINGFELL_JAVA_OPTS=" + heap, script.toString())) {
            assertThat(kingfell.send("uci").until("uciok")).first().asString().startsWith("id name Kingfell ");
            kingfell.send("quit");
            assertThat(kingfell.exit()).isZero();
        }
    }

    /** Asserts that no files remain in the directory from which the program was started. */
    private void assertCleared() throws IOException {
        try (var files = Files.list(directory)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactly("a link");
        }
    }
}
