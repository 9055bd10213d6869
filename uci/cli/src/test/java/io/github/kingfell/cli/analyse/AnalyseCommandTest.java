package io.github.kingfell.cli.analyse;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonGrammar;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;
import picocli.CommandLine;

/** The position printed by Atkin and Witten, in all output forms; other tests check the figures. */
class AnalyseCommandTest {
    private static final String PRINTED = "rnb1kb1r/p2p1ppp/5nq1/1p3N2/4PpPP/3P4/PPP5/RNBQ1KR1 w kq - 1 13";

    private static final String GAMES = """
            [White "A"]
            [Black "B"]
            [Result "*"]

            1. e4 e5 2. Nf3 Nc6 3. Bb5 *

            [White "C"]
            [Result "1-0"]

            1. d4 1-0
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int execute(String... args) {
        out.getBuffer().setLength(0);
        CommandLine line =
                KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()));
        return line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(args);
    }

    private String run(String... args) {
        assertThat(execute(args)).as(err.toString()).isEqualTo(ExitCode.DONE);
        return out.toString();
    }

    @Test
    void text() {
        assertThat(run("analyse", "--connectivity", PRINTED).lines().map(String::stripTrailing))
                .contains(
                        "Fen: " + PRINTED,
                        "White's pieces, each as the set of squares that it attacks: dimension 8",
                        "     Ra1 Nb1 Bc1 Qd1 Kf1 Nf5 Rg1  a2  b2  c2  d3  e4  g4  h4",
                        "Nb1        2   0   0   -   -   -   -   1   -   -   -   -   -",
                        " 0: {Ra1} {Nb1 Bc1 Qd1 Kf1 Nf5 Rg1 a2 b2 c2} {d3} {e4 g4} {h4}",
                        "Structure vector: 1 2 2 2 4 5 6 9 5",
                        "Qd1     8      1         3.50",
                        "Ra1     1      -          inf",
                        "Structure vector: 1 10 5",
                        "Structure vector: 1 2 2 3 4 4 6 9 5",
                        "Structure vector: 1 2 10 5");
    }

    @Test
    void json() {
        String json = run("analyse", "--connectivity", "--json", PRINTED).strip();
        assertThat(JsonGrammar.isObject(json)).as(json).isTrue();
        assertThat(json)
                .contains(
                        "\"fen\":\"" + PRINTED + "\"",
                        "\"name\":\"Qd1\"",
                        "\"top\":8,\"bottom\":1,\"eccentricity\":3.5",
                        "\"eccentricity\":null",
                        "\"structure\":[1,2,2,2,4,5,6,9,5]",
                        "\"structure\":[1,2,10,5]");
    }

    /** A column for each piece, a bar for each component of each level, and a line for each shared face. */
    @Test
    void picture(@TempDir Path folder) throws IOException, ParserConfigurationException, SAXException {
        Path file = folder.resolve("picture.svg");
        run("analyse", "--connectivity", PRINTED, "--picture", file.toString());
        Document svg = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
        String text = Files.readString(file);
        int bars = 1 + 2 + 2 + 2 + 4 + 5 + 6 + 9 + 5 + 1 + 2 + 2 + 3 + 4 + 4 + 6 + 9 + 5;
        assertThat(text.split("rx='5'", -1)).hasSize(bars + 1);
        assertThat(text).contains("White's pieces", "Black's pieces", "structure vector", "1 2 2 2 4 5 6 9 5");
    }

    @Test
    void ranksEveryMoveOfEveryGame(@TempDir Path folder) throws IOException {
        Path games = Files.writeString(folder.resolve("games.pgn"), GAMES);
        assertThat(run("analyse", "--connectivity", "--pgn", games.toString()).lines())
                .hasSize(9)
                .contains(
                        "A - B, *",
                        "   1.   e4       rank  4 of 20, first d4",
                        "   2.   Nf3      rank  8 of 29, first d4",
                        "",
                        "C - ?, 1-0",
                        "   1.   d4       rank  1 of 20")
                .anyMatch(line -> line.matches("   2\\.\\.\\. Nc6      rank [ 12]\\d of 29, first \\w+"));
        assertThat(run("analyse", "--connectivity", "--international", "--pgn", games.toString()))
                .contains("N - c6 ", "first d2 - d4");
        assertThat(run("analyse", "--connectivity", "--json", "--pgn", games.toString())
                        .lines())
                .hasSize(2)
                .allMatch(JsonGrammar::isObject);
    }

    @Test
    void aFileWithoutGames(@TempDir Path folder) throws IOException {
        Path games = Files.writeString(folder.resolve("none.pgn"), "");
        assertThat(execute("analyse", "--connectivity", "--pgn", games.toString()))
                .isEqualTo(ExitCode.NOT_FOUND);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "analyse",
                "analyse --connectivity",
                "analyse --connectivity nonsense",
                "analyse 8/8/8/8/8/8/8/8",
                "analyse --connectivity --pgn no-such-file.pgn",
                "analyse --connectivity --pgn no-such-file.pgn 4k3/8/8/8/8/8/8/4K2R",
                "analyse --connectivity --pgn no-such-file.pgn --picture a.svg",
                "analyse --connectivity 4k3/8/8/8/8/8/8/4K2R --picture no-such-folder/a.svg",
                "analyse --connectivity --order nonsense 4k3/8/8/8/8/8/8/4K2R"
            })
    void badInput(String args) {
        assertThat(execute(args.split(" "))).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString().lines()).hasSize(1);
    }
}
