package io.github.kingfell.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.workbench.output.JsonGrammar;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Text, JSON and page agree; the tests of the book check their content. */
class ExplainCommandTest {
    private static final String PLAN = "8/8/2K5/3R4/8/4k3/8/8 w - - 0 3";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private String run(String... args) {
        out.getBuffer().setLength(0);
        CommandLine line =
                KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()));
        assertThat(line.setOut(new PrintWriter(out))
                        .setErr(new PrintWriter(err))
                        .execute(args))
                .as(err.toString())
                .isZero();
        return out.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                PLAN,
                "8/8/2K5/8/8/4k3/3R4/8 w - - 0 1",
                "8/8/8/4k3/8/3BBK2/8/8 w - - 0 1",
                "8/8/8/4k3/8/4BK2/3N4/8 w - - 0 1",
                "8/8/8/4k3/8/3NBK2/8/8 b - - 0 1",
                "8/3r4/4K3/8/8/2k5/8/8 b - - 0 1",
                "8/8/2K5/8/8/4k3/1Q6/8 w - - 0 1",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
            })
    void textJsonAndPageAgree(String fen, @TempDir Path folder) throws IOException {
        Path page = folder.resolve("page.html");
        String text = run("explain", fen, "-v", "--html", page.toString());
        String json = run("explain", fen, "--json").strip();
        assertThat(JsonGrammar.isObject(json)).as(json).isTrue();
        String html = Files.readString(page);
        for (JsonNode said : JsonObject.read(json).path("sentences")) {
            String sentence = said.asText();
            assertThat(text.lines()).contains(sentence);
            if (!sentence.startsWith("natural moves")) {
                assertThat(html).contains(sentence.strip().replace(">", "&gt;") + "<");
            }
        }
        for (String sentence : sentences(fen)) {
            assertThat(json).contains('"' + sentence + '"');
        }
        assertThat(text).contains("Fen: " + fen, "player: ");
        assertThat(JsonObject.read(json).path("fen").asText()).isEqualTo(fen);
    }

    private static List<String> sentences(String fen) {
        try (Engine engine = new Engine(StandardBook.create())) {
            return new Wording(engine.reasons(Positions.of(fen))).sentences();
        }
    }

    @Test
    void theTextShowsTheTree() {
        assertThat(run("explain", PLAN, "-v").lines())
                .contains("1. Kd6", "   1... Ke4 2. Ke6", "         3... Kf3 4. Rd4: stage 2, 12 squares");
    }

    @Test
    void aLargeTreeIsCutAndSaysSo() {
        assertThat(run("explain", PLAN, "-v", "--lines", "6").lines())
                .contains("   1... Ke4 2. Ke6 ... 2 moves more", "   1... Kf4 2. Re5: stage 2, 12 squares")
                .noneMatch(line -> line.contains("2..."));
    }

    @Test
    void theFactsAsJson() {
        String json = run("explain", PLAN, "--json");
        assertThat(JsonObject.read(json).path("format").asText()).isEqualTo("kingfell-reasons");
        assertThat(json)
                .contains(
                        "\"ending\":\"KRK\"",
                        "\"stages\":4,\"stage\":2,\"measure\":16",
                        "\"moveSan\":\"Kd6\",\"stageBefore\":2,\"measureBefore\":16,\"stageAfter\":2,\"measureAfter\":12,"
                                + "\"depth\":4,\"earlier\":0",
                        "\"tree\":{\"move\":\"c6d6\",\"replies\":{",
                        "\"e3e4\":{\"move\":\"d6e6\",\"replies\":{",
                        "\"lures\":[\"smaller-net\"],\"after\":\"loss\"",
                        "\"examined\":721");
    }

    /** Only the answer: no player, no tree, no number of positions. */
    @Test
    void internalsAreForTheCurious() {
        assertThat(run("explain", PLAN))
                .doesNotContain("player: ", "forcing tree", "examined", "next tree", "1. Kd6\n")
                .contains("the book plays Kd6: ", "best play: 1. ");
        assertThat(run("explain", PLAN, "-v")).contains("player: ", "forcing tree of depth 4, 721 positions examined");
    }

    /** The important squares are on the board and below it. */
    @Test
    void landmarksAreDrawn() {
        assertThat(run("explain", "8/8/3k4/8/3K4/3P4/8/8 w - - 0 1").lines())
                .contains("5  .  .  *  *  *  .  .  .", "* the key squares of the pawn: c5, d5 and e5");
        assertThat(run("explain", "8/8/8/8/8/2B5/8/KN5k w - - 0 1").lines())
                .contains("* the corners of the bishop's colour, where the lone king can be mated by force: a1 and h8");
    }

    /** The name of the endgame may come before the position, or alone. */
    @Test
    void anEndingMayBeNamed() {
        assertThat(run("explain", "KPK", "3k4/8/4K3/3P4/8/8/8/8 w - - 0 1")).contains("best: Kd6; 1 of 6 moves");
        assertThat(run("explain", "KPK").lines())
                .contains(
                        "KPK, king and pawn against king",
                        "stage 1, king and pawn: bring the king in front of the pawn");
        assertThat(run("explain", "KRKP")).startsWith("KRKP is not in the book");
    }

    /** The old name of the command. */
    @Test
    void endgameExplainIsTheSame() {
        String fen = "3k4/8/4K3/3P4/8/8/8/8 w - - 0 1";
        assertThat(run("endgame", "explain", "KPK", fen)).isEqualTo(run("explain", "KPK", fen));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "explain KRK 3k4/8/4K3/3P4/8/8/8/8 w - - 0 1 | the position is KPK, not KRK",
                "explain KX 3k4/8/4K3/3P4/8/8/8/8 w - - 0 1 | not a material name",
                "explain nonsense | neither a position nor an ending such as KPK nor a file: nonsense",
                "explain KPK --json | --json and --html explain a position, not an ending"
            })
    void wrongUsageIsNamed(String arguments, String complaint) {
        CommandLine line =
                KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()));
        assertThat(line.setErr(new PrintWriter(err)).execute(arguments.split(" ")))
                .isEqualTo(2);
        assertThat(err.toString()).contains(complaint);
    }

    /** The lessons of the table, as JSON. */
    @Test
    void slipsAsData() {
        JsonNode record = JsonObject.read(
                run("explain", "--json", "3k4/8/4K3/3P4/8/8/8/8 w - - 0 1").strip());
        assertThat(record.path("line"))
                .hasSize(record.path("verdict").path("plies").asInt());
        assertThat(record.path("mutualZugzwang").asBoolean()).isFalse();
        assertThat(record.path("choices").findValuesAsText("san")).contains("Kd6", "d6");
        assertThat(record.path("slips").get(0).toString())
                .contains(
                        "\"san\":\"d6\",\"natural\":true,\"appeal\":\"push\",\"outcome\":\"draw\"",
                        "\"replies\":[\"Ke8\"]");
        assertThat(record.path("landmarks").get(0).path("squares")).hasSize(6);
    }

    /** The page loads nothing and runs nothing, its elements are closed, and its boards have arrows and the net. */
    @Test
    void thePageStandsAlone(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("page.html");
        assertThat(run("explain", PLAN, "--html", page.toString()))
                .endsWith("written: " + page + System.lineSeparator());
        String html = Files.readString(page);
        assertThat(html)
                .doesNotContain("<script src", "http:", "https:", "onclick", "@import", "url(")
                .contains(
                        "<h1>White wins, mate in 12</h1>",
                        "name=\"viewport\"",
                        "class='arrow good'",
                        "class='arrow bad'");
        // 16 squares before the move and 16 after it, then those of the tempting moves.
        assertThat(html.split("class='net'", -1).length - 1).isGreaterThanOrEqualTo(32);
        for (String element :
                List.of("div", "svg", "g", "figure", "figcaption", "ul", "li", "p", "details", "summary")) {
            assertThat(count(html, "<" + element + "[ >]")).as(element).isEqualTo(count(html, "</" + element + ">"));
        }
    }

    private static int count(String text, String pattern) {
        return text.split(pattern, -1).length - 1;
    }

    /** Standard output is only JSON, so that it can be piped. */
    @Test
    void jsonIsAloneOnStandardOutput(@TempDir Path folder) {
        Path page = folder.resolve("page.html");
        String json = run("explain", PLAN, "--json", "--html", page.toString());
        assertThat(json.lines()).hasSize(1);
        assertThat(err.toString()).contains("written: " + page);
    }

    /** In its own endgame the program of 1973 is quoted too. */
    @Test
    @Tag("slow")
    void tansProgramExplainsItsMove() {
        String fen = "8/8/4PP2/4k3/2b5/8/5K2/8 w - - 0 1";
        String sentence = "Tan's program plays f7: push the pawn that is not on the bishop's colour";
        assertThat(run("explain", fen).lines())
                .contains(
                        sentence,
                        "asked: the pawns stand abreast: yes; push the pawn that is not on the bishop's colour");
        String json = run("explain", fen, "--json").strip();
        assertThat(JsonGrammar.isObject(json)).as(json).isTrue();
        assertThat(json)
                .contains("\"tan\":{\"move\":\"f6f7\",\"moveSan\":\"f7\",\"outcome\":\"win\"", '"' + sentence + '"');
        assertThat(run("explain", PLAN)).doesNotContain("Tan's program");
    }

    /** Tan's terms in all three forms, with the same content. */
    @Test
    void pawnsAreNamed(@TempDir Path folder) throws IOException {
        String fen = "k7/8/PKp5/2P5/1pP5/1P6/8/8 w - - 0 1";
        Path page = folder.resolve("page.html");
        String sentence = "Black's c6: counterpawn <-> c4, ram <+> c5, sentry <- -> b3, potential protector ==> b4";
        assertThat(run("explain", fen, "--pawns", "--html", page.toString()).lines())
                .contains(sentence);
        String json = run("explain", fen, "--json").strip();
        assertThat(JsonGrammar.isObject(json)).as(json).isTrue();
        assertThat(json)
                .contains(
                        '"' + sentence + '"',
                        "{\"square\":\"c6\",\"color\":\"black\",\"passer\":false,\"overloaded\":true,\"roles\":"
                                + "[{\"role\":\"counterpawn\",\"symbol\":\"<->\",\"with\":\"c4\"}",
                        "\"mostLoadedBlack\":[\"c6\"]");
        String html = Files.readString(page);
        assertThat(html).contains(sentence.replace("<", "&lt;").replace(">", "&gt;"), "<h2>The pawns</h2>");
        // The JSON lists a mutual relation with both its pawns; the drawing has one line for it.
        assertThat(count(html, "<line ")).isEqualTo(count(json, "\"with\"") - mutual(json) / 2);
        for (String element : List.of("svg", "g", "text", "figure", "ul", "li")) {
            assertThat(count(html, "<" + element + "[ >]")).as(element).isEqualTo(count(html, "</" + element + ">"));
        }
        assertThat(run("explain", PLAN, "--json")).doesNotContain("\"pawns\"");
    }

    private static int mutual(String json) {
        return count(json, "\"role\":\"(counterpawn|ram|sentry|lever|duo|twin)\"");
    }

    @Test
    void theTreeOfThePageIsThatOfTheText(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("page.html");
        run("explain", PLAN, "--html", page.toString());
        String text = run("explain", PLAN, "-v");
        assertThat(count(Files.readString(page), "stage 2, 12 squares"))
                .isEqualTo(count(text, "stage 2, 12 squares"))
                .isEqualTo(8);
    }

    /** A single position is read like a line of a list. */
    @Test
    void theCountersOfEpdAreRead() {
        String json = run("explain", "8/8/8/8/8/3k4/8/1R1K4 w - - hmvc 60; fmvn 70;", "--json");
        assertThat(JsonObject.read(json).path("fen").asText()).isEqualTo("8/8/8/8/8/3k4/8/1R1K4 w - - 60 70");
    }

    /** The own tables know more, so they answer where both know a position. */
    @Test
    void syzygyTablesOfTheUser() {
        String syzygy = "../../engine/tables/src/test/resources/syzygy";
        assertThat(run("explain", PLAN, "--syzygy-path", syzygy)).isEqualTo(run("explain", PLAN));
    }
}
