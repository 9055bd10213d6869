package io.github.kingfell.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.CommandTest;
import io.github.kingfell.engine.network.Network;
import io.github.kingfell.prover.dfpn.Refinement;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.search.LimitedStrength;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands for trials: training, experiments, classics, ablation. */
@Timeout(300)
class LaboratoryCommandsTest extends CommandTest {
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

    /** The shipped scale is the one that the command fits to the matches. */
    @Test
    void theScaleOfLimitedStrength(@TempDir Path folder) throws IOException {
        Path scale = folder.resolve("scale");
        Path matches = Path.of(System.getProperty("kingfell.root"), "docs", "limited-strength.csv");
        assertThat(run("elo-scale", matches.toString(), "--scale", scale.toString()))
                .isZero();
        assertThat(out.toString())
                .startsWith("| Nodes | ")
                .contains("| 60 | level 0 | 1320 | 1+0.01 (+0.2) | +22 =2 -56 | 1162 | ");
        try (InputStream shipped = LimitedStrength.class.getResourceAsStream("limited-strength.txt")) {
            assertThat(scale).hasBinaryContent(shipped.readAllBytes());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "60,level 0,1320,1+0.01,22,2 | line 2: nodes,opponent,rating,clock,won,drawn,lost are expected, not ",
                "60,level 0,1320,1+0.01,22,2,-5 | line 2: nodes,opponent,rating,clock,won,drawn,lost are expected, not ",
                "60,level 0,1320,1+0.01,0,0,0 | line 2: no nodes, or no games: ",
                "60,level 0,1320,1+0.01,22,2,5 | matches at three or more different numbers of nodes are required",
                "1000,level 0,1320,1+0.01,9,0,1;2000,level 0,1320,1+0.01,9,0,1;4000,level 0,1320,1+0.01,5,0,5 | did "
                        + "not play stronger at 2000",
            })
    void aScaleThatCannotBeMade(String matches, String complaint, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("matches");
        Files.writeString(file, "nodes,opponent,rating,clock,won,drawn,lost\n" + matches.replace(';', '\n'));
        assertThat(run(
                        "elo-scale",
                        file.toString(),
                        "--scale",
                        folder.resolve("scale").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains(complaint).hasLineCount(1);
    }

    /** Few games of so few nodes reach an ending that is won. */
    @Test
    @Tag("slow")
    void wonEndingsToBeginWith(@TempDir Path folder) throws Exception {
        positionsToBeginWith("won", folder);
    }

    /** The same seed gives the same positions, whatever the number of threads. */
    @ParameterizedTest
    @ValueSource(strings = "openings")
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
    void whatEachRefinementIsWorth(@TempDir Path directory) throws IOException {
        Path problems = problems(directory);
        Path report = directory.resolve("ablation.md");
        assertThat(run("ablation", problems.toString(), "--time", "30", "--hash", "1", "--report", report.toString()))
                .isZero();
        assertThat(printed().get(0)).isEqualTo("# The gain of each refinement of the prover");
        assertThat(printed().stream().filter(line -> line.startsWith("| without")))
                .hasSameSizeAs(Refinement.values())
                // Both are found whatever is left out.
                .allMatch(line -> line.matches("\\| without .*\\| +2 \\| +2 \\|.*"));
        assertThat(Files.readAllLines(report))
                .contains("# The gain of each refinement of the prover")
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

    /** A report is current only if the present experiment made it with the usual limit. */
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

    /** The same games with one thread and with two. */
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

    /** Kent's program fears the check on f3 and takes the knight, although it could win a pawn (1973). */
    @Test
    void classicsAreAskedAboutAPosition(@TempDir Path folder) throws Exception {
        String fen = "r1bqkbnr/pppp1ppp/8/4p3/2BnP3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
        Path picture = folder.resolve("choices.svg");
        assertThat(run("classics", "show", "--players", "kent,tan,alphabeta", "--picture", picture.toString(), fen))
                .isZero();
        assertThat(printed())
                .hasSize(3)
                .anyMatch(line -> line.matches("kent +Nxd4 .*"))
                .anyMatch(line -> line.equals("tan: the program does not play this position"));
        var svg = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(picture.toFile());
        // The picture, and in it a board for each player that plays the position.
        assertThat(svg.getElementsByTagName("svg").getLength()).isEqualTo(3);
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
