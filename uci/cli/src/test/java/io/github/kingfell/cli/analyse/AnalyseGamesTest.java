package io.github.kingfell.cli.analyse;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command {@code analyse} with the engine, on positions and on games. */
class AnalyseGamesTest {
    /** Scholar's mate; Black's third move is the blunder. */
    private static final String MATE = """
            [White "A"]
            [Black "B <x>"]
            [Result "1-0"]

            1. e4 e5 2. Bc4 Nc6 3. Qh5 {a threat} Nf6 4. Qxf7# 1-0

            """;

    private static final String ILLEGAL = """
            [White "C"]

            1. e4 Ke3 *

            """;

    private static final String ENDING = """
            [White "D"]
            [FEN "4k3/8/4K3/8/8/8/8/7R b - - 0 1"]
            [SetUp "1"]

            1... Kf8 2. Kf6 *
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int execute(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private List<JsonNode> records() {
        return out.toString().lines().map(JsonObject::read).toList();
    }

    private static PgnGame read(Path file) throws IOException, NotationException {
        return new PgnReader(new StringReader(Files.readString(file))).next().orElseThrow();
    }

    private static List<Integer> moves(List<PgnMove> line) {
        return line.stream().map(PgnMove::move).toList();
    }

    @Test
    void onePosition() {
        assertThat(execute("analyse", "4k3/8/4K3/8/8/8/8/7R w - - 0 1", "--nodes", "5000"))
                .isZero();
        assertThat(out.toString()).contains("White mates in 1", "1. Rh8#");
        assertThat(execute("analyse", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")).isZero();
        assertThat(out.toString()).contains("Black is checkmated");
        assertThat(execute("analyse", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")).isZero();
        assertThat(out.toString()).contains("stalemate");
    }

    @Test
    void oneLineSaysWhoseTheMoveIs() {
        assertThat(execute("analyse", "8/8/2K5/8/8/4k3/3R4/8 w - - 0 1", "--nodes", "5000"))
                .isZero();
        assertThat(out.toString().lines()).contains("move by exact table: mate in 13");
    }

    /** No player chose the move. */
    @Test
    void aDeadPositionIsDrawn() {
        assertThat(execute("analyse", "7k/8/8/8/8/8/8/K7 w - - 0 1")).isZero();
        assertThat(out.toString()).contains("0.00  depth 1").doesNotContain("move by");
        assertThat(out.toString().lines()).contains("the game is drawn");
        assertThat(execute("analyse", "7k/8/8/8/8/8/8/K7 w - - 0 1", "--json")).isZero();
        assertThat(records().get(0).has("player")).isFalse();
        assertThat(records().get(0).path("reason").asText()).isEqualTo("the game is drawn");
    }

    @Test
    void severalLines() {
        String position = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
        assertThat(execute("analyse", position, "--depth", "5", "--multipv", "3", "--json"))
                .isZero();
        JsonNode record = records().get(0);
        assertThat(record.path("lines")).hasSize(3);
        assertThat(record.path("lines"))
                .allSatisfy(line -> assertThat(line.path("depth").asInt()).isEqualTo(5));
        assertThat(record.path("lines").findValues("rank").stream().map(JsonNode::asInt))
                .containsExactly(1, 2, 3);
        assertThat(record.path("lines").get(0).path("score").has("cp")).isTrue();
        assertThat(record.path("lines").findValues("pv").stream()
                        .map(pv -> pv.get(0).asText())
                        .distinct())
                .hasSize(3);
    }

    @Test
    void aListWithABadLine() throws IOException {
        String list = file("list.epd", """
                # positions
                4k3/8/4K3/8/8/8/8/7R w - - id "rook";
                nonsense
                4k3/8/4K3/8/8/8/8/7R b - - 0 1
                """);
        assertThat(execute("analyse", list, "--nodes", "5000", "--json")).isEqualTo(ExitCode.BAD_INPUT);
        List<JsonNode> records = records();
        assertThat(records).hasSize(3).allSatisfy(record -> {
            assertThat(record.path("format").asText()).isEqualTo("kingfell-analysis");
            assertThat(record.path("version").asInt()).isEqualTo(1);
        });
        assertThat(records.stream().map(record -> record.path("line").asInt())).containsExactly(2, 3, 4);
        assertThat(records.get(0).path("id").asText()).isEqualTo("rook");
        JsonNode line = records.get(0).path("lines").get(0);
        assertThat(line.path("score").path("mate").asInt()).isEqualTo(1);
        assertThat(line.path("pv")).hasToString("[\"h1h8\"]");
        assertThat(line.path("san")).hasToString("[\"Rh8#\"]");
        assertThat(records.get(1).path("error").asText()).contains("FEN");
        assertThat(records.get(2)
                        .path("lines")
                        .get(0)
                        .path("score")
                        .path("mate")
                        .asInt())
                .isNegative();
        assertThat(err.toString()).contains("line 3: ");
    }

    @Test
    void everyMoveOfAGame() throws IOException {
        assertThat(execute("analyse", file("game.pgn", MATE), "--nodes", "3000", "--json"))
                .isZero();
        List<JsonNode> records = records();
        assertThat(records).hasSize(8);
        JsonNode blunder = records.get(5);
        assertThat(blunder.path("ply").asInt()).isEqualTo(5);
        assertThat(blunder.path("played").path("uci").asText()).isEqualTo("g8f6");
        assertThat(blunder.path("played").path("san").asText()).isEqualTo("Nf6");
        assertThat(blunder.path("judgement").asText()).isEqualTo("blunder");
        assertThat(blunder.path("loss").asDouble()).isGreaterThan(0.2);
        assertThat(records.get(6)
                        .path("lines")
                        .get(0)
                        .path("score")
                        .path("mate")
                        .asInt())
                .isEqualTo(1);
        assertThat(records.get(6).path("loss").asDouble()).isZero();
        assertThat(records.get(7).path("over").asText()).isEqualTo("checkmate");
        assertThat(records.get(7).has("played")).isFalse();
    }

    @Test
    void anIllegalMoveEndsOnlyItsGame() throws IOException {
        String games = file("games.pgn", MATE + ILLEGAL + ENDING);
        assertThat(execute("analyse", games, "--nodes", "500", "--json")).isEqualTo(ExitCode.BAD_INPUT);
        List<JsonNode> records = records();
        assertThat(records.stream().map(record -> record.path("game").asInt()).distinct())
                .containsExactly(1, 2, 3);
        JsonNode error = records.get(8);
        assertThat(error.path("error").asText()).contains("Ke3");
        assertThat(error.path("line").asInt()).isEqualTo(9);
        assertThat(execute("analyse", games, "--nodes", "500")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(out.toString()).contains("A - B <x>, 1-0", "3... Nf6??", "D - ?\n", "   1... Kf8");
        assertThat(err.toString()).contains("kingfell: game 2, line 9: ");
    }

    /** The game is unchanged, its comments are kept, and a second run adds nothing twice. */
    @Test
    void annotated() throws IOException, NotationException {
        Path first = folder.resolve("first.pgn");
        Path second = folder.resolve("second.pgn");
        String game = file("game.pgn", MATE);
        assertThat(execute("analyse", game, "--nodes", "3000", "--pgn-out", first.toString()))
                .isZero();
        PgnGame annotated = read(first);
        assertThat(moves(annotated.moves())).isEqualTo(moves(read(Path.of(game)).moves()));
        assertThat(annotated.tag("Annotator")).isEqualTo("Kingfell");
        PgnMove threat = annotated.moves().get(4);
        assertThat(threat.comment()).matches("\\[%eval -?\\d+\\.\\d\\d,\\d+\\] a threat");
        PgnMove blunder = annotated.moves().get(5);
        assertThat(blunder.nags()).containsExactly(4);
        assertThat(blunder.comment()).startsWith("[%eval #1,");
        assertThat(blunder.variations()).hasSize(1);
        assertThat(blunder.variations().get(0).get(0).move()).isNotEqualTo(blunder.move());
        assertThat(annotated.moves().get(6).comment()).isEmpty();
        assertThat(execute("analyse", first.toString(), "--nodes", "3000", "--pgn-out", second.toString()))
                .isZero();
        assertThat(Files.readString(second)).isEqualTo(Files.readString(first));
    }

    @Test
    void page() throws IOException {
        Path page = folder.resolve("game.html");
        assertThat(execute("analyse", file("game.pgn", MATE), "--nodes", "3000", "--html", page.toString()))
                .isZero();
        String text = Files.readString(page);
        assertThat(text).contains("B &lt;x&gt;").doesNotContain("B <x>");
        List<String> boards = groups("<figure id='(\\w+)'", text);
        assertThat(boards).hasSize(8).doesNotHaveDuplicates();
        assertThat(boards).containsAll(groups("<a href='#(\\w+)'", text));
        long marked = out.toString()
                .lines()
                .filter(line -> line.contains("; better "))
                .count();
        assertThat(marked).isPositive();
        assertThat(groups("<(circle) class=", text)).hasSize((int) marked);
        assertThat(groups("(Nf6\\?\\?)</a>", text)).hasSize(1);
    }

    private static List<String> groups(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(result -> result.group(1))
                .collect(Collectors.toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Event \"x\"]|true",
                "1. e4 e5|true",
                "e4 e5 Nf3|true",
                "{a comment} 1. d4|true",
                "8/8/8/8/8/k7/p7/K7 w - - 0 1|false",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -|false",
                "nonsense|false"
            })
    void gamesAreToldFromPositions(String text, boolean isGame) throws IOException {
        String games = file("unknown", text + "\n");
        int code = execute("analyse", games, "--nodes", "100", "--json");
        assertThat(code).isEqualTo(text.equals("nonsense") ? ExitCode.BAD_INPUT : ExitCode.DONE);
        assertThat(records().get(0).has("ply")).isEqualTo(isGame);
    }

    @Test
    void emptyFile() throws IOException {
        assertThat(execute("analyse", file("empty", ""))).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("the list has no position");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "analyse",
                "analyse no-such-file",
                "analyse 4k3/8/8/8/8/8/8/8 w - -",
                "analyse 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --depth 0",
                "analyse 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --depth 1001",
                "analyse 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --nodes 0",
                "analyse 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --time 0",
                "analyse 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --time 1e9",
                "analyse 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --multipv 257",
                "analyse 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --threads 0",
                "analyse 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --player nobody",
                "analyse 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --html no-such-folder/x.html",
                "analyse 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --pgn-out x.pgn",
                "analyse 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --board-from black",
                "analyse 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --pgn x.pgn",
                "analyse --connectivity 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --depth 3",
                "analyse --connectivity 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --table-path .",
                "analyse --connectivity 4k3/8/8/8/8/8/8/4K2R w - - 0 1 --syzygy-path ."
            })
    void badInput(String args) {
        assertThat(execute(args.split(" "))).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(out.toString()).isEmpty();
    }

    /** All games read are written, with the comments of their annotators; what is left out is reported. */
    @Test
    void nothingOfAFileIsLostInSilence() throws IOException {
        String in = file("four.pgn", """
                [Event "1"]

                1. e4 ({The best was} 1. d4 d5 2. -- Nf6 {a threat}) 1... e5 *

                [Event "2"]

                1. e4 e5 2. Nf3 (2. Ke3 d5) 2... Nc6 *

                [Event "3"]

                1. e4 e5 2. Ke3 1-0

                [Event "4"]
                [FEN "4k3/8/8/8/8/8/8/4K3 w Qq - 0 1"]

                1. Kd2 {kept as it is} 1-0
                """);
        Path written = folder.resolve("out.pgn");
        assertThat(execute("analyse", in, "--nodes", "30", "--pgn-out", written.toString()))
                .isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString())
                .contains("game 2, line 7: no legal move \"Ke3\"; the variation is skipped")
                .contains("game 3, line 11: no legal move \"Ke3\"; the rest of the game is skipped")
                .contains("game 4, line ");
        String text = Files.readString(written);
        assertThat(text.lines().filter(line -> line.startsWith("[Event ")))
                .containsExactly("[Event \"1\"]", "[Event \"2\"]", "[Event \"3\"]", "[Event \"4\"]");
        assertThat(text.replaceAll("\\s+", " "))
                .contains("({The best was} 1. d4 d5 2. -- Nf6 {a threat})")
                .contains("[FEN \"4k3/8/8/8/8/8/8/4K3 w Qq - 0 1\"] 1. Kd2 {kept as it is} 1-0");
    }
}
