package io.github.kingfell.cli.mate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.CommandTest;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.workbench.output.JsonGrammar;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
class MateListTest extends CommandTest {
    private static final String EPD_MATE_IN_ONE = "7k/8/6K1/8/8/8/8/R7 w - -";
    private static final String EPD_MATE_IN_TWO = "7k/8/5K2/8/8/8/8/R7 w - -";
    private static final String BARE_KINGS = "7k/8/5K2/8/8/8/8/8 w - -";

    @TempDir
    private Path folder = Path.of("");

    private Path list = Path.of("");

    @BeforeEach
    void writeList() throws IOException {
        list = folder.resolve("list.epd");
        Files.writeString(
                list,
                "# a comment\n\n"
                        + EPD_MATE_IN_ONE + " dm 1; id \"one\";\n"
                        + EPD_MATE_IN_TWO + " 0 1\n"
                        + EPD_MATE_IN_TWO.replace("R7 w", "1R6 w") + " bm #3; id \"two \\ says \";\n");
    }

    private int runOnInput(String input, String... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return run(args);
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void aFileGivesOneResultALineAndASummary() {
        assertThat(run("mate", list.toString(), "--in", "2")).isZero();
        assertThat(printed()).hasSize(3);
        assertThat(printed().get(0))
                .matches("3  one  mate in 1 \\(proved\\); no mate can be shorter  1\\. Ra8#  nodes \\d+  time "
                        + "\\d+\\.\\d\\d s");
        assertThat(printed().get(1)).startsWith("4  7k/8/5K2/8/8/8/8/R7 w - - 0 1  mate in 2 (");
        assertThat(err.toString().lines())
                .hasSize(2)
                .anyMatch(line -> line.matches("solved 3 of 3, time \\d+\\.\\d\\d s"))
                .contains("length given for 2: best 1, 1 shorter");
    }

    @Test
    void standardInput() {
        assertThat(runOnInput(
                        "\uFEFF" + EPD_MATE_IN_ONE + "\r\n\r\n" + EPD_MATE_IN_TWO + "\r\n", "mate", "-", "--in", "2"))
                .isZero();
        assertThat(printed()).hasSize(2);
        assertThat(printed().get(1)).startsWith("3  ");
    }

    @Test
    void jsonLines() {
        assertThat(run("mate", list.toString(), "--in", "2", "--json")).isZero();
        assertThat(printed()).hasSize(3).allMatch(JsonGrammar::isObject);
        assertThat(printed().get(0))
                .startsWith(
                        "{\"format\":\"kingfell-mate\",\"version\":1,\"line\":3,\"fen\":\"7k/8/6K1/8/8/8/8/R7 w - - 0 1\","
                                + "\"question\":\"mate in 2\",\"id\":\"one\",\"expected\":1,\"verdict\":\"solved\",\"moves\":1,"
                                + "\"shortest\":true,\"pv\":[\"a1a8\"],\"san\":[\"Ra8#\"],");
        assertThat(printed().get(2)).contains("\"id\":\"two \\\\ says \"");
    }

    /** There is one record for each line, and none without a line. */
    @Test
    void badLinesHaveRecords() {
        assertThat(runOnInput(EPD_MATE_IN_ONE + "\nnonsense\n", "mate", "-", "--in", "2", "--json"))
                .isEqualTo(2);
        assertThat(printed()).hasSize(2);
        JsonNode bad = JsonObject.read(printed().get(1));
        assertThat(bad.path("line").asInt()).isEqualTo(2);
        assertThat(bad.path("error").asText()).startsWith("FEN needs");
    }

    @Test
    void anEmptyListIsNoAnswer() {
        assertThat(runOnInput("# nothing\n", "mate", "-")).isEqualTo(2);
        assertThat(err.toString()).isEqualTo("kingfell: the list has no position\n");
    }

    @Test
    void jsonOfASinglePosition() {
        assertThat(run("mate", EPD_MATE_IN_ONE, "--json")).isZero();
        assertThat(printed()).hasSize(1).allMatch(JsonGrammar::isObject);
        assertThat(run("mate", EPD_MATE_IN_TWO, "--json", "--goal", "stalemate", "--in", "2", "--all-keys", "--tries"))
                .isBetween(0, 1);
        assertThat(printed()).hasSize(2).allMatch(JsonGrammar::isObject);
    }

    @Test
    void badLinesAreNamedAndTheRestGoesOn() {
        String input = EPD_MATE_IN_ONE + "\nnonsense\n8/8/8/8/8/8/8/8 w - -\n" + EPD_MATE_IN_ONE + " id \"open;\n"
                + EPD_MATE_IN_TWO;
        assertThat(runOnInput(input, "mate", "-", "--in", "2")).isEqualTo(2);
        assertThat(printed()).hasSize(2);
        assertThat(err.toString())
                .contains(
                        "kingfell: line 2: FEN needs", "kingfell: line 3: illegal position", "kingfell: line 4: quote")
                .contains("solved 2 of 2, 3 bad lines");
    }

    @Test
    void whatIsNotFoundIsOne() {
        assertThat(runOnInput(BARE_KINGS + " dm 2;\n" + EPD_MATE_IN_TWO, "mate", "-", "--in", "1"))
                .isEqualTo(1);
        assertThat(printed().get(1)).contains("no mate in 1 (by the table)");
        assertThat(err.toString()).contains("solved 0 of 2", "2 disproved", "length given for 1: best 0, 1 not");
    }

    @Test
    void anInterruptLosesNothing() throws IOException {
        Path results = folder.resolve("results.jsonl");
        assertThat(run("mate", list.toString(), "--in", "2", "--resume", results.toString()))
                .isZero();
        List<String> whole = Files.readAllLines(results);
        assertThat(whole).hasSize(4).allMatch(JsonGrammar::isObject);

        // As if interrupted while the third line was written.
        String cut =
                String.join("\n", whole.subList(0, 3)) + "\n" + whole.get(3).substring(0, 40);
        Files.writeString(results, cut);
        out.getBuffer().setLength(0);
        assertThat(run("mate", list.toString(), "--in", "2", "--resume", results.toString()))
                .isZero();
        assertThat(printed()).hasSize(1);
        assertThat(printed().get(0)).startsWith("5  ");
        assertThat(err.toString()).contains("solved 3 of 3, 2 already answered");
        assertThat(Files.readAllLines(results)).hasSize(4).startsWith(whole.get(0), whole.get(1), whole.get(2));
        assertThat(Files.readAllLines(results)).allMatch(JsonGrammar::isObject);

        out.getBuffer().setLength(0);
        assertThat(run("mate", list.toString(), "--in", "2", "--resume", results.toString()))
                .isZero();
        assertThat(printed()).isEmpty();
    }

    /** A file of another kind stays as it is, even without a line end at its end. */
    @Test
    void aForeignFileIsLeftAsItIs() throws IOException {
        Path notes = folder.resolve("notes.txt");
        String text = "{\"fen\":\"7k/8/6K1/8/8/8/8/R7 w - - 0 1\",\"question\":\"mate in 2\"}\nmy notes";
        Files.writeString(notes, text);
        assertThat(run("mate", list.toString(), "--in", "2", "--resume", notes.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("is not a file of results").hasLineCount(1);
        assertThat(printed()).isEmpty();
        assertThat(notes).hasContent(text);
    }

    /** An unknown result is searched again with larger limits, and only then. */
    @Test
    void theUnknownIsAskedAgainWithMoreNodes() throws IOException {
        Path hard = Files.writeString(
                folder.resolve("hard.epd"), "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - id \"Ugren\";\n");
        Path results = folder.resolve("results.jsonl");
        String[] few = {"mate", hard.toString(), "--nodes", "500", "--resume", results.toString()};
        assertThat(run(few)).isEqualTo(1);
        assertThat(printed()).hasSize(1);
        out.getBuffer().setLength(0);
        assertThat(run(few)).isEqualTo(1);
        assertThat(printed()).isEmpty();
        assertThat(run("mate", hard.toString(), "--nodes", "600", "--resume", results.toString()))
                .isEqualTo(1);
        assertThat(printed()).hasSize(1);
        assertThat(Files.readAllLines(results)).hasSize(3).last().asString().contains("\"limitNodes\":600");
    }

    @Test
    void aFileThatCannotBeWrittenIsBadInput() {
        Path nowhere = folder.resolve("missing").resolve("results.jsonl");
        assertThat(run("mate", list.toString(), "--resume", nowhere.toString())).isEqualTo(2);
        assertThat(err.toString())
                .isEqualToIgnoringNewLines("kingfell: cannot write \"" + nowhere + "\": there is no such folder");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void anotherQuestionIsAskedAgain() throws IOException {
        Path results = folder.resolve("results.jsonl");
        assertThat(run("mate", list.toString(), "--in", "2", "--resume", results.toString()))
                .isZero();
        assertThat(run("mate", list.toString(), "--in", "3", "--resume", results.toString()))
                .isZero();
        assertThat(Files.readAllLines(results)).hasSize(7);
    }

    @Test
    void progressOnDemand() {
        assertThat(run("mate", list.toString(), "--in", "2", "--progress")).isZero();
        assertThat(err.toString()).contains("\r[", "] 2/3  solved 2  0:00:0");
        assertThat(printed()).hasSize(3);
    }

    @Test
    void aFolderIsNoList() {
        assertThat(run("mate", folder.toString())).isEqualTo(2);
        assertThat(err.toString())
                .isEqualTo("kingfell: neither a file nor a position: " + folder + System.lineSeparator());
    }

    @Test
    void aListOfProblemsTakesItsLengthsFromTheLines() {
        String input = "kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2; id \"Morphy\";\n" + EPD_MATE_IN_ONE + "\n";
        assertThat(runOnInput(input, "mate", "-", "--all-keys", "--tries")).isEqualTo(2);
        assertThat(printed()).hasSize(1);
        assertThat(printed().get(0))
                .startsWith(
                        "1  Morphy  #2 key Ra6, unique (others disproved by search); tries: Ra5? a6!, Rxa7+? Bxa7!  nodes ");
        assertThat(err.toString()).contains("kingfell: line 2: a problem needs its number of moves");
    }

    @Test
    void engineIsMadeOnce() {
        int[] made = {0};
        KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> {
                    made[0]++;
                    return new Engine(StandardBook.create());
                })
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute("mate", list.toString(), "--in", "2");
        assertThat(made[0]).isEqualTo(1);
        assertThat(Optional.of(printed()).map(List::size)).contains(3);
    }
}
