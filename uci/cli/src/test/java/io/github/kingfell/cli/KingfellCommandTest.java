package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.manual.Section;
import io.github.kingfell.engine.Engine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

@Timeout(300)
class KingfellCommandTest extends CommandTest {
    @Test
    void speaksUci() {
        assertThat(run()).isEqualTo(42);
        assertThat(run("uci")).isEqualTo(42);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "uci",
                "mate",
                "proof check",
                "protocol check",
                "explain",
                "pawns",
                "endgame",
                "advice",
                "perft",
                "bench",
                "experiment",
                "ablation",
                "soak",
                "selfplay",
                "train",
                "learn-prover",
                "startpositions"
            })
    void everyCommandHasHelpAndVersion(String command) {
        assertThat(run((command + " --help").split(" "))).isZero();
        assertThat(printed().get(0)).startsWith("Usage: kingfell " + command);
        assertThat(run((command + " --version").split(" "))).isZero();
        assertThat(printed()).last().isEqualTo("Kingfell 1.2.3");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void commandsOfTheProtocolMayComeFromAFile(@TempDir Path folder) throws IOException {
        Path script = Files.writeString(folder.resolve("script"), "uci");
        CommandLine line = KingfellCommand.create("1.2.3", (settings, commands) -> first(commands), this::noEngine);
        assertThat(line.execute("uci", script.toString())).isEqualTo('u');
        assertThat(line.execute("uci", folder.resolve("none").toString())).isNotEqualTo('u');
    }

    private static int first(InputStream commands) {
        try {
            return commands.read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A call makes only its own command. */
    @Test
    void aCommandAloneIsTheSameAsAmongAll() {
        CommandLine all = KingfellCommand.create("1.2.3", (settings, commands) -> 42, this::noEngine);
        List<String> names = Section.parts(all).stream()
                .map(CommandLine::getCommandName)
                .filter(name -> !Set.of("help", "manual").contains(name))
                .toList();
        assertThat(names).hasSizeGreaterThan(20);
        for (String name : names) {
            CommandLine one = KingfellCommand.createFor(
                    name, "1.2.3", (settings, commands) -> 42, this::noEngine, EndSignals.none());
            assertThat(one.getSubcommands()).containsOnlyKeys("help", name);
            assertThat(usages(one.getSubcommands().get(name)))
                    .isEqualTo(usages(all.getSubcommands().get(name)));
        }
        for (String word : List.of("help", "manual", "mat", "--help", "check-proof")) {
            CommandLine whole = KingfellCommand.createFor(
                    word, "1.2.3", (settings, commands) -> 42, this::noEngine, EndSignals.none());
            assertThat(usages(whole)).isEqualTo(usages(all));
        }
    }

    private Engine noEngine() {
        throw new AssertionError("no command is run");
    }

    private static List<String> usages(CommandLine command) {
        Stream<String> below = command.getSubcommands().values().stream().flatMap(part -> usages(part).stream());
        return Stream.concat(Stream.of(command.getUsageMessage()), below).toList();
    }

    @Test
    void benchComparesNumbersOfThreads() {
        assertThat(run("bench", "--threads", "2", "--depth", "2")).isZero();
        assertThat(printed())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("alpha-beta, threads 1: "),
                        line -> assertThat(line).startsWith("alpha-beta, threads 2: "),
                        line -> assertThat(line)
                                .startsWith("2 threads against 1: ")
                                .endsWith(" times as fast to depth 2"));
    }

    @Test
    void help() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString())
                .contains("mate", "proof", "check", "explain", "endgame", "perft", "bench", "experiment", "Exit codes");
        assertThat(run("--version")).isZero();
        assertThat(printed()).last().isEqualTo("Kingfell 1.2.3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "--nonsense",
                "mate",
                "mate nonsense",
                "mate 8/8/8/8/8/8/8/8 w - - 0 1",
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --in",
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --in many",
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --in -1",
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --time 0",
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --nodes -5",
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --threads 0",
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --hash 0",
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --bogus",
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --in 501",
                "proof",
                "proof check",
                "proof check no-such-file",
                "check-proof no-such-file",
                "protocol",
                "protocol check",
                "check-mates nowhere",
                "protocol check nowhere --nodes 0",
                "protocol check nowhere --clock soon",
                "protocol check nowhere --clock 100+1 --mate",
                "protocol check nowhere --multipv 0",
                "protocol check nowhere --every 0",
                "perft",
                "perft x",
                "perft 0",
                "perft 3 --repeat 0",
                "perft 2 8/8 w - -",
                "pawns",
                "pawns 8/8 w - -",
                "pawns 8/8/8/8/8/2k5/8/K6R w - - 0 1 --read c4",
                "pawns --read c4",
                "explain",
                "explain 8/8 w - -",
                "explain 8/8/8/8/8/2k5/2K5/7R w - - 0 1",
                "explain 8/8/8/8/8/2k5/8/K6R w - - 0 1 --lines 0",
                "explain 8/8/8/8/8/2k5/8/K6R w - - 0 1 --html no-such-folder/page.html",
                "bench now",
                "bench --threads -1",
                "bench --threads 2 --depth 0",
                "bench --depth 9",
                "endgame list --threads 2",
                "endgame probe --table-path pom.xml 8/8/8/3k4/8/8/R7/K7 w - - 0 1",
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --table-path no-such-folder",
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --proof -",
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --proof x --html ./x",
                "--log-file target bench",
                "advice",
                "advice check",
                "advice check KXK",
                "advice check KRK --threads 0",
                "advice check KRK --report no-such-folder/report.md",
                "advice play KRK",
                "advice play KRK 8/8/8/3k4/8/8/R7/K7 b - - 0 1",
                "advice play KRK 8/8/8/3k4/8/8/R7/K7 w - - 0 1 --moves 0",
                "advice explain KNKR 8/8/8/3k4/8/8/R7/K7 w - - 0 1",
                "advice explain KRK nonsense",
                "endgame",
                "endgame table",
                "endgame build",
                "endgame build --all KRK",
                "endgame build KRK KX",
                "endgame probe",
                "endgame probe nonsense",
                "endgame probe 8/8/8/8/8/2k5/8/4K2R w K - 0 1",
                "endgame probe 8/8/8/8/8/2k5/8/R2QK2R w - - 0 1",
                "endgame check",
                "endgame check KQKB",
                "endgame check KQK --classic",
                "endgame check KQKR",
                "endgame check KQKR --sample 5 --certificate some-file",
                "endgame check KRK --sample 0",
                "endgame check KRK --sample 5 --exhaustive",
                "endgame check KRK --sample 5 --resume",
                "endgame check KRK --classic --certificate some-file",
                "endgame check KRK --report",
                "endgame check KRK --threads 0",
                "endgame plan KPK plan.txt",
                "endgame fit-plan KRKP plan.txt",
                "certificate check",
                "certificate check KBNKP",
                "certificate check KRK no-such-file",
                "certificate check KRK pom.xml",
                "certificate check KRK --threads 0",
                "endgame table KX",
                "endgame table KQKRR",
                "endgame table KQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQK",
                "endgame table KRK --threads 0",
                "ablation",
                "ablation no-such-file",
                "soak",
                "soak no-such-file",
                "selfplay",
                "selfplay pom.xml --games 1",
                "selfplay target/games --games 1 --endings 101",
                "selfplay target/games --games 1 --chess960 -1",
                "selfplay target/games --games 0",
                "startpositions",
                "startpositions nonsense starts.epd",
                "startpositions openings no-such-folder/starts.epd",
                "startpositions openings starts.epd --count 0",
                "train",
                "train no-such-file --network network.bin",
                "train pom.xml --network network.bin",
                "train target --from pom.xml --network network.bin",
                "train target --network no-such-folder/network.bin",
                "train target --network network.bin --scores 1.5",
                "train target --network network.bin --step 0",
                "train target --network network.bin --width 7",
                "train target --network network.bin --width 1000",
                "learn-prover",
                "learn-prover no-such-file --weights weights.properties",
                "learn-prover pom.xml --weights weights.properties",
                "endgame list --report no-such-folder/list.md",
                "classics play --rounds 0",
                "classics play --rounds 99",
                "classics play --players nobody,duck",
                "classics play --players duck",
                "classics play --player-option nobody.width=3",
                "classics play --pgn no-such-folder/games",
                "classics show",
                "classics show nonsense",
                "classics show 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
                "classics show --players nobody 7k/8/8/8/8/8/8/K6R w - - 0 1",
                "classics show --nodes 0 7k/8/8/8/8/8/8/K6R w - - 0 1",
                "classics show --picture no-such-folder/p.svg 7k/8/8/8/8/8/8/K6R w - - 0 1",
                "experiment --nodes 5",
                "experiment --report list.md",
                "experiment prover --report no-such-folder/prover.md",
                "experiment nonsense",
                "experiment prover --nodes 0",
                "experiment prover --nodes many",
                "experiment prover --report",
            })
    void badInputIsOneLineAndTwo(String arguments) {
        assertThat(run(arguments.split(" "))).isEqualTo(2);
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(err.toString()).startsWith("kingfell: ");
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, no mate: stalemate",
        "8/8/8/8/8/2k5/8/K7 w - - 0 1, no mate: no mate is possible with this material",
        "8/8/8/8/8/2k5/7R/K7 w - - 100 90, no mate: drawn by the fifty-move rule",
        "6k1/5ppp/8/8/8/8/8/R5K1 w - - 150 120, no mate: drawn by the seventy-five-move rule",
    })
    void whatIsDecidedIsSaid(String fen, String verdict) {
        assertThat(run("mate", "--time", "2", fen)).isEqualTo(1);
        assertThat(printed()).contains(verdict);
        assertThat(run("mate", "--time", "2", "--json", fen)).isEqualTo(1);
        assertThat(printed()).last().asString().contains("\"verdict\":\"refuted\"");
    }

    /** Error messages name the limits of the option, in our own words instead of the library's. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "perft x | DEPTH: a whole number is expected, not \"x\"",
                "perft 3 --repeat 1.5 | --repeat: a whole number is expected, not \"1.5\"",
                "bench --threads 0 | --threads: must be at least 1, not 0",
                "bench --threads 100000 | --threads: must be at most",
                "mate --hash 99999999 7k/8/6K1/8/8/8/8/R7 | --hash: must be at most",
                "mate --nodes -1 7k/8/6K1/8/8/8/8/R7 | --nodes: must be at least 1, not -1",
                "mate --nodes 99999999999999999999 7k/8/6K1/8/8/8/8/R7 | --nodes: must be at most",
                "mate --time soon 7k/8/6K1/8/8/8/8/R7 | --time: a time such as 45, 45s, 30m, 8h or 1h30m is expected, not",
                "mate --time 0m 7k/8/6K1/8/8/8/8/R7 w | --time must be more than 0",
                "mate --checkpoint no-such-folder/state 7k/8/6K1/8/8/8/8/R7 w | there is no such folder",
                "mate --checkpoint-every 5m 7k/8/6K1/8/8/8/8/R7 w | --checkpoint-every goes with --checkpoint",
                "mate --checkpoint state --json 7k/8/6K1/8/8/8/8/R7 w | a checkpoint is kept of the search for one mate",
                "bech | there is no command \"bech\"; did you mean \"bench\"? See \"kingfell --help\".",
                "endgame chek KRK | did you mean \"check\"? See \"kingfell endgame --help\".",
            })
    void whatIsWrongIsSaidPlainly(String arguments, String complaint) {
        assertThat(run(arguments.split(" "))).isEqualTo(2);
        assertThat(err.toString())
                .startsWith("kingfell: ")
                .contains(complaint)
                .doesNotContain("Invalid value", "Exception", "is not an int")
                .hasLineCount(1);
    }

    /** The shipped tables are used; a table file of the same name in the directory is not trusted. */
    @Test
    void exactTablesOfFourPiecesAreWrittenAndNotRead(@TempDir Path directory) throws IOException {
        assertThat(run("endgame", "build", "KQK", "KRK", "--table-path", directory.toString()))
                .isZero();
        assertThat(printed()).hasSize(3);
        assertThat(directory).isDirectoryContaining("glob:**KRK.kfdtm").isDirectoryContaining("glob:**KQK.kfdtm");
        Files.copy(directory.resolve("KQK.kfdtm"), directory.resolve("KRK.kfdtm"), StandardCopyOption.REPLACE_EXISTING);
        assertThat(run("endgame", "probe", MATE_IN_TWO, "--table-path", directory.toString()))
                .isZero();
        assertThat(printed()).last().isEqualTo(MATE_IN_TWO + "; win, mate in 2 moves (3 plies)");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    @Tag("slow")
    void theBookJudgedByAnExactTable() {
        assertThat(run("endgame", "check", "krk", "--sample", "20")).isZero();
        assertThat(out.toString()).contains("20 root positions, chosen at random", "true distance");
    }

    @Test
    void anExactTable() {
        assertThat(run("endgame", "table", "krk", "--verify")).isZero();
        assertThat(printed()).hasSize(5);
        assertThat(printed().get(1)).isEqualTo("White to move: 175168 positions, 175168 won, 0 drawn, 0 lost");
        assertThat(printed().get(2)).startsWith("  longest mate: 16 moves, ");
        assertThat(printed().get(4)).endsWith(" 0 wrong");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aMate() {
        assertThat(run("mate", MATE_IN_ONE, "--time", "20")).isZero();
        assertThat(printed())
                .contains("Fen: " + MATE_IN_ONE, "mate in 1 (proved); no mate can be shorter", "1. Ra8#")
                .last()
                .asString()
                .matches("nodes \\d+  time \\d+\\.\\d\\d s, first proof after \\d+\\.\\d\\d s");
    }

    @Test
    void aProofOfAnEarlierRunHasNoTimeInThisOne(@TempDir Path folder) {
        String problem = "n7/2r5/1r4R1/4n3/2R1Q1P1/3P1pK1/4N3/7k w - - 0 1";
        String[] command = {
            "mate", problem, "--checkpoint", folder.resolve("state").toString()
        };
        assertThat(run(command)).isZero();
        assertThat(printed()).last().asString().matches("nodes .*, first proof after \\d+\\.\\d\\d s");
        assertThat(run(command)).isZero();
        assertThat(printed()).last().asString().matches("nodes .*, first proof in an earlier run");
    }

    @Test
    void theFenMayBeSeveralWords() {
        assertThat(run(("mate " + MATE_IN_TWO + " --in 2 --time 60 --first").split(" ")))
                .isZero();
        assertThat(out.toString()).contains("mate in 2 (proved", "1. ").contains("#");
    }

    @Test
    void theSideThatIsMated() {
        assertThat(run("mate", "7k/8/5K2/8/8/8/8/1R6 b - - 0 1", "--time", "60"))
                .isZero();
        assertThat(out.toString()).contains("mated in ").contains("1... ");
    }

    @Test
    void aMateThatIsThereAlready() {
        assertThat(run("mate", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", "--time", "10"))
                .isZero();
        assertThat(printed()).contains("checkmate");
    }

    @Test
    void provedThatThereIsNone() {
        assertThat(run("mate", MATE_IN_TWO, "--in", "1", "--time", "60")).isEqualTo(1);
        assertThat(printed()).contains("no mate in 1 (by the table)");
    }

    @Test
    void withATimeLimitAShorterMateIsLookedForToTheEnd() {
        // Ugren's mate in 38 is found long before this limit, but to rule out a shorter one takes longer.
        String ugren = "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1";
        assertThat(run("mate", ugren, "--time", "100000", "--nodes", "1500000")).isZero();
        assertThat(printed()).last().asString().startsWith("nodes 1500000 ");
    }

    @Test
    void notFoundWithinTheLimit() {
        String start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assertThat(run("mate", start, "--nodes", "200")).isEqualTo(1);
        assertThat(printed()).contains("no mate found within 200 nodes");
    }

    @Test
    void stalemateIsNoMate() {
        assertThat(run("mate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--time", "10"))
                .isEqualTo(1);
        assertThat(out.toString()).contains("no mate");
    }

    @Test
    void perft() {
        assertThat(run("perft", "3")).isZero();
        assertThat(printed()).hasSize(1);
        assertThat(printed().get(0)).matches("Nodes searched: 8902  time \\d+\\.\\d{3} s  \\d+ nodes/s");
    }

    @Test
    void perftOfAPositionDividedAndRepeated() {
        assertThat(run("perft", "2", "8/8/8/8/8/k7/8/K6R", "w", "-", "-", "--divide", "--repeat", "4"))
                .isZero();
        assertThat(printed()).hasSize(14 + 4 + 1);
        assertThat(printed()).last().asString().matches("Median of runs 3 to 4: \\d+ nodes/s");
    }
}
