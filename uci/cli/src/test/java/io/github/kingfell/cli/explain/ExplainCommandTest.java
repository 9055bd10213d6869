package io.github.kingfell.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.JsonGrammar;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.cli.output.JsonObject;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.rules.testkit.Positions;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Text, JSON and page say the same; what they say is checked in the tests of the book. */
class ExplainCommandTest {
    private static final String PLAN = "8/8/2K5/3R4/8/4k3/8/8 w - - 0 3";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private String run(String... args) {
        out.getBuffer().setLength(0);
        CommandLine line = KingfellCommand.create("1.2.3", settings -> 42, () -> new Engine(StandardBook.create()));
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
        String text = run("explain", fen, "--html", page.toString());
        String json = run("explain", fen, "--json").strip();
        assertThat(JsonGrammar.isObject(json)).as(json).isTrue();
        String html = Files.readString(page);
        for (String sentence : sentences(fen)) {
            assertThat(text.lines()).contains(sentence);
            assertThat(json).contains('"' + sentence + '"');
            assertThat(html).contains(sentence + "<");
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
        assertThat(run("explain", PLAN).lines())
                .contains("1. Kd6", "   1... Ke4 2. Ke6", "         3... Kf3 4. Rd4: stage 2, 12 squares");
    }

    @Test
    void aLargeTreeIsCutAndSaysSo() {
        assertThat(run("explain", PLAN, "--lines", "6").lines())
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
                        "\"lures\":[\"smaller-net\"],\"flaw\":\"loss\"",
                        "\"examined\":721");
    }

    /** Nothing is loaded, nothing runs, every element is closed, and boards carry arrows and the net. */
    @Test
    void thePageStandsAlone(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("page.html");
        assertThat(run("explain", PLAN, "--html", page.toString()))
                .endsWith("written: " + page + System.lineSeparator());
        String html = Files.readString(page);
        assertThat(html)
                .doesNotContain("<script src", "http:", "https:", "onclick", "@import", "url(")
                .contains("<h1>White plays Kd6</h1>", "name=\"viewport\"", "class='arrow good'", "class='arrow bad'");
        // 16 squares before the move and after it, then those of the tempting moves.
        assertThat(html.split("class='net'", -1).length - 1).isGreaterThanOrEqualTo(32);
        for (String element :
                List.of("div", "svg", "g", "figure", "figcaption", "ul", "li", "p", "details", "summary")) {
            assertThat(count(html, "<" + element + "[ >]")).as(element).isEqualTo(count(html, "</" + element + ">"));
        }
    }

    private static int count(String text, String pattern) {
        return text.split(pattern, -1).length - 1;
    }

    /** JSON alone on standard output, so that it can be piped. */
    @Test
    void jsonIsAloneOnStandardOutput(@TempDir Path folder) {
        Path page = folder.resolve("page.html");
        String json = run("explain", PLAN, "--json", "--html", page.toString());
        assertThat(json.lines()).hasSize(1);
        assertThat(err.toString()).contains("written: " + page);
    }

    /** In its own ending the program of 1973 is heard as well. */
    @Test
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

    /** Tan's words in all three forms, with the same facts. */
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
        // A mutual relation stands with both its pawns in the data, and is one line of the drawing.
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
        String text = run("explain", PLAN);
        assertThat(count(Files.readString(page), "stage 2, 12 squares"))
                .isEqualTo(count(text, "stage 2, 12 squares"))
                .isEqualTo(8);
    }
}
