package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.output.JsonObject;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.network.Network;
import io.github.kingfell.engine.proof.Refinement;
import io.github.kingfell.rules.notation.Epd;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

@Timeout(300)
class KingfellCommandTest {
    private static final String MATE_IN_ONE = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
    private static final String MATE_IN_TWO = "7k/8/5K2/8/8/8/8/R7 w - - 0 1";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        CommandLine line = KingfellCommand.create("1.2.3", settings -> 42, () -> new Engine(StandardBook.create()));
        return line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(args);
    }

    private List<String> printed() {
        return out.toString().lines().toList();
    }

    @Test
    void whatGamesTeachTheNetworkIsWrittenAsTheNetworkIs(@TempDir Path folder) throws IOException {
        Path games = folder.resolve("games");
        Path network = folder.resolve("network.bin");
        String[] play = {"selfplay", games.toString(), "--games", "3", "--shard", "2", "--nodes", "50"};
        assertThat(run(play)).isZero();
        byte[] shard = Files.readAllBytes(games.resolve("1952.games"));
        Files.delete(games.resolve("1952.games"));
        assertThat(run(play)).isZero();
        assertThat(games.resolve("1952.games")).hasBinaryContent(shard);
        assertThat(games.resolve("1950.games")).isNotEmptyFile();
        assertThat(run(
                        "train",
                        games.toString(),
                        "--network",
                        network.toString(),
                        "--width",
                        "4",
                        "--lessons",
                        "1000",
                        "--passes",
                        "2"))
                .isZero();
        assertThat(out.toString()).contains("positions of games").contains("pass 2: error fitted");
        try (InputStream in = Files.newInputStream(network)) {
            assertThat(Network.read(in).width()).isEqualTo(4);
        }
        String trained = network.toString();
        Path curves = folder.resolve("curves.svg");
        assertThat(run(
                        "train",
                        games.toString(),
                        "--from",
                        trained,
                        "--network",
                        trained,
                        "--passes",
                        "1",
                        "--checkpoint",
                        folder.resolve("state").toString(),
                        "--curves",
                        curves.toString()))
                .isZero();
        assertThat(folder.resolve("state")).doesNotExist();
        assertThat(curves).content().startsWith("<svg").contains("games 1");
        assertThat(run(
                        "winrates",
                        games.toString(),
                        "--rates",
                        folder.resolve("rates").toString()))
                .isZero();
    }

    @Test
    void whatItsOwnWorkTeachesTheProverIsWrittenAsItsWeightsAre(@TempDir Path folder) throws IOException {
        Path problems = folder.resolve("problems.epd");
        Files.writeString(problems, """
                k1B5/2p5/NbN5/8/P2p4/P2p4/P1prp3/2RbK3 w - - bm #3;
                n7/2r5/1r4R1/4n3/2R1Q1P1/3P1pK1/4N3/7k w - - bm #2;
                3NB3/6rN/p4p2/P4kpP/1b1P2Rp/4p2K/P3P3/8 w - - bm #4;
                """);
        Path weights = folder.resolve("weights.properties");
        String command = "learn-prover " + problems + " --weights " + weights + " --leaves 8 --nodes 2000 --budget 100";
        assertThat(run(command.split(" "))).isZero();
        assertThat(out.toString()).contains("3 positions", "third 3");
        List<String> first = Files.readAllLines(weights);
        assertThat(first).hasSize(14).first().asString().startsWith("constant=");
        assertThat(run(command.split(" "))).isZero();
        assertThat(Files.readAllLines(weights)).isEqualTo(first);
    }

    /** The same seed finds the same positions, however many threads look. */
    @ParameterizedTest
    @ValueSource(strings = {"openings", "balanced", "won"})
    void positionsToBeginWith(String kind, @TempDir Path folder) throws Exception {
        for (int threads = 1; threads <= 2; threads++) {
            assertThat(run(
                            "startpositions",
                            kind,
                            folder.resolve(threads + ".epd").toString(),
                            "--count",
                            "3",
                            "--nodes",
                            "300",
                            "--game-nodes",
                            "30",
                            "--threads",
                            Integer.toString(threads)))
                    .isZero();
        }
        List<String> lines = Files.readAllLines(folder.resolve("1.epd"));
        assertThat(lines).hasSize(3).doesNotHaveDuplicates();
        assertThat(Files.readAllLines(folder.resolve("2.epd"))).isEqualTo(lines);
        for (String line : lines) {
            Epd start = Epd.parse(line);
            assertThat(start.position().inCheck()).isFalse();
            assertThat(Math.abs(Integer.parseInt(start.text("ce"))))
                    .isBetween(kind.equals("won") ? 150 : 0, kind.equals("won") ? 400 : 40);
        }
    }

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
    void benchComparesNumbersOfThreads() {
        assertThat(run("bench", "--threads", "2", "--depth", "2")).isZero();
        assertThat(printed())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("alpha-beta, threads 1: "),
                        line -> assertThat(line).startsWith("alpha-beta, threads 2: "),
                        line -> assertThat(line).startsWith("2 threads to 1: ").endsWith(" times as fast to depth 2"));
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
                "mate 7k/8/6K1/8/8/8/8/R7 w - - 0 1 --in 251",
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
        "8/8/8/8/8/2k5/8/K7 w - - 0 1, no mate: these men can mate nowhere",
        "8/8/8/8/8/2k5/7R/K7 w - - 100 90, no mate: drawn by the fifty-move rule",
    })
    void whatIsDecidedIsSaid(String fen, String verdict) {
        assertThat(run("mate", "--time", "2", fen)).isEqualTo(1);
        assertThat(printed()).contains(verdict);
        assertThat(run("mate", "--time", "2", "--json", fen)).isEqualTo(1);
        assertThat(printed()).last().asString().contains("\"verdict\":\"refuted\"");
    }

    /** Numbers as their options mean them, and no word of the library's. */
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

    @Test
    void exactTablesAreKeptAndRead(@TempDir Path directory) throws IOException {
        assertThat(run("endgame", "build", "KRK", "KQK", "--table-path", directory.toString()))
                .isZero();
        assertThat(printed()).hasSize(3);
        assertThat(directory).isDirectoryContaining("glob:**KRK.kfdtm").isDirectoryContaining("glob:**KQK.kfdtm");
        Files.writeString(directory.resolve("KRK.kfdtm"), "something else");
        assertThat(run("endgame", "probe", MATE_IN_TWO, "--table-path", directory.toString()))
                .isZero();
        assertThat(printed()).last().isEqualTo(MATE_IN_TWO + "; win 3");
        assertThat(err.toString().lines()).singleElement().asString().contains("KRK.kfdtm", "built anew");
    }

    @Test
    void theBookJudgedByAnExactTable() {
        assertThat(run("endgame", "check", "krk", "--sample", "20")).isZero();
        assertThat(out.toString()).contains("20 root positions, drawn at random", "true distance");
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
    void whatEachRefinementIsWorth(@TempDir Path directory) throws IOException {
        Path problems = problems(directory);
        Path report = directory.resolve("ablation.md");
        assertThat(run("ablation", problems.toString(), "--time", "30", "--hash", "1", "--report", report.toString()))
                .isZero();
        assertThat(printed().get(0)).isEqualTo("# What the refinements of the prover are worth");
        assertThat(printed().stream().filter(line -> line.startsWith("| without")))
                .hasSameSizeAs(Refinement.values())
                // Both are found whatever is left out.
                .allMatch(line -> line.matches("\\| without .*\\| +2 \\| +2 \\|.*"));
        assertThat(Files.readAllLines(report))
                .contains("# What the refinements of the prover are worth")
                .anyMatch(line -> line.startsWith("`kingfell ablation problems.epd --time 30 --hash 1`, "));
    }

    @Test
    void everySoManiethProblem(@TempDir Path directory) throws IOException {
        String file = problems(directory).toString();
        assertThat(run("ablation", file, "--from", "2", "--every", "2", "--time", "30"))
                .isZero();
        assertThat(printed().get(2)).startsWith("1 positions");
        assertThat(run("ablation", file, "--from", "3")).isEqualTo(2);
        assertThat(run("ablation", file, "--every", "0")).isEqualTo(2);
    }

    @Test
    void aLineWithoutAMateIsNamed(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("problems.epd");
        Files.writeString(file, epd(MATE_IN_ONE) + " bm #1;\n" + epd(MATE_IN_TWO) + " bm Kg6; id \"two\";\n");
        assertThat(run("ablation", file.toString())).isEqualTo(2);
        assertThat(err.toString()).isEqualTo("kingfell: no mate length in bm or dm: two\n");
    }

    @Test
    void aShortSoak(@TempDir Path directory) throws IOException {
        assertThat(run("soak", problems(directory).toString(), "--minutes", "0.001", "--seconds", "60"))
                .isZero();
        assertThat(printed()).contains("# A long time at work");
        assertThat(out.toString()).contains(" searches of 60 s each", " 0 failures");
        assertThat(printed().stream().filter(line -> line.startsWith("| 0 "))).hasSize(12);
    }

    private static Path problems(Path directory) throws IOException {
        Path file = directory.resolve("problems.epd");
        Files.writeString(
                file, epd(MATE_IN_ONE) + " bm #1; id \"one\";\n\n" + epd(MATE_IN_TWO) + " bm #2; id \"two\";\n");
        return file;
    }

    private static String epd(String fen) {
        return String.join(" ", List.of(fen.split(" ")).subList(0, 4));
    }

    @Test
    void aMate() {
        assertThat(run("mate", MATE_IN_ONE, "--time", "20")).isZero();
        assertThat(printed())
                .contains("Fen: " + MATE_IN_ONE, "mate in 1 (proved; it is the shortest)", "1. Ra8#")
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
        assertThat(printed()).contains("no mate in 1 (proved)");
    }

    @Test
    void withATimeLimitAShorterMateIsLookedForToTheEnd() {
        // Ugren's mate in 38 is found long before; that there is no shorter one takes longer than this.
        String ugren = "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1";
        assertThat(run("mate", ugren, "--time", "100000", "--nodes", "1500000")).isZero();
        assertThat(printed()).last().asString().startsWith("nodes 1500000 ");
    }

    @Test
    void notFoundWithinTheLimit() {
        String start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assertThat(run("mate", start, "--nodes", "200")).isEqualTo(1);
        assertThat(printed()).contains("no mate found within the limit");
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

    @Test
    void anExperimentAndItsReport(@TempDir Path folder) throws IOException {
        Path report = folder.resolve("historic.md");
        assertThat(run("experiment", "historic", "--nodes", "300", "--report", report.toString()))
                .isZero();
        assertThat(printed()).first().isEqualTo("# PROVER on published positions");
        assertThat(err.toString()).contains("WAC.014: none in ");
        List<String> written = Files.readAllLines(report);
        assertThat(written).element(2).asString().startsWith("`kingfell experiment historic --nodes 300`, 20");
        assertThat(written).hasSize(printed().size() + 2);
    }

    /** A report is current only when it was made by the experiment as it is, with the usual limit. */
    @Test
    void theListOfExperimentsKnowsWhichReportsAreCurrent(@TempDir Path folder) throws IOException {
        assertThat(run("experiment", "--reports", folder.toString())).isZero();
        assertThat(printed())
                .anyMatch(line -> line.startsWith("prover") && line.endsWith("no report"))
                .anyMatch(line -> line.contains("Mate in 38") && line.endsWith("(1994)"));
        Path page = folder.resolve("historic.md");
        run("experiment", "historic", "--nodes", "300", "--report", page.toString());
        assertThat(run("experiment", "--reports", folder.toString())).isZero();
        assertThat(printed()).anyMatch(line -> line.startsWith("historic") && line.endsWith("report out of date"));
        assertThat(run("experiment", "--json", "--reports", folder.toString())).isZero();
        String historic = printed().stream()
                .filter(line -> line.contains("\"historic\""))
                .findFirst()
                .orElseThrow();
        assertThat(historic).contains("\"year\":1994", "\"report\":\"report out of date\"");
        Files.writeString(
                page,
                "made of fingerprint "
                        + JsonObject.read(historic).path("fingerprint").asText() + ".");
        assertThat(run("experiment", "--reports", folder.toString())).isZero();
        assertThat(printed()).anyMatch(line -> line.startsWith("historic") && line.endsWith("report current"));
    }

    @Test
    void classicsAreListed() {
        assertThat(run("classics")).isZero();
        assertThat(printed()).anyMatch(line -> line.startsWith("duck (DUCK, 1994)"));
        assertThat(run("classics", "--json")).isZero();
        assertThat(printed()).anyMatch(line -> line.startsWith("{\"id\":\"duck\",\"title\":\"DUCK\",\"year\":1994,"));
    }

    /** The same games on one thread and on two. */
    @Test
    void classicsPlayEachOther(@TempDir Path folder) throws IOException {
        String[] games = "classics play --players duck,alphabeta --rounds 1 --nodes 150 --modern-nodes 100 --longest 24"
                .split(" ");
        List<String> files = new ArrayList<>();
        for (String threads : List.of("1", "2")) {
            Path pgn = Files.createDirectory(folder.resolve("pgn" + threads));
            Path report = folder.resolve("classics.md");
            List<String> arguments = new ArrayList<>(List.of(games));
            arguments.addAll(List.of("--threads", threads, "--pgn", pgn.toString(), "--report", report.toString()));
            assertThat(run(arguments.toArray(String[]::new))).isZero();
            assertThat(Files.readAllLines(report)).contains("## Cross table").anyMatch(line -> line.contains("duck"));
            assertThat(pgn.resolve("duck.pgn")).isNotEmptyFile();
            files.add(Files.readString(pgn.resolve("games.pgn")));
        }
        assertThat(files.get(0)).isEqualTo(files.get(1)).contains("[White \"alphabeta\"]", "best of ");
    }

    /** Kent's program fears the check on f3 and takes the knight, where it could win a pawn (1973). */
    @Test
    void classicsAreAskedAboutAPosition(@TempDir Path folder) throws Exception {
        String fen = "r1bqkbnr/pppp1ppp/8/4p3/2BnP3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
        Path picture = folder.resolve("choices.svg");
        assertThat(run("classics", "show", "--players", "kent,tan,alphabeta", "--picture", picture.toString(), fen))
                .isZero();
        assertThat(printed())
                .hasSize(3)
                .anyMatch(line -> line.matches("kent +Nxd4 .*"))
                .anyMatch(line -> line.equals("tan: not written for this position"));
        var svg = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(picture.toFile());
        assertThat(svg.getElementsByTagName("svg").getLength()).isEqualTo(4);
        assertThat(Files.readString(picture)).contains("kent: Nxd4", "alphabeta: ");
        assertThat(run("classics", "show", "--json", "--players", "tan", fen)).isZero();
        assertThat(printed()).last().isEqualTo("{\"player\":\"tan\",\"plays\":false}");
    }

    @Test
    void anExperimentAsData() {
        assertThat(run("experiment", "historic", "--nodes", "300", "--json")).isZero();
        assertThat(printed())
                .singleElement()
                .asString()
                .startsWith("{\"experiment\":\"historic\",")
                .contains("\"title\":\"PROVER on published positions\"", "\"head\":[\"\",\"published\"", "\"WAC.014\"");
    }
}
