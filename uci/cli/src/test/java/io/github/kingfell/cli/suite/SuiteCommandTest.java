package io.github.kingfell.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(300)
class SuiteCommandTest {
    private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - ";

    private static final List<String> BOOK = List.of(
            "# a book with faults, and some of what is right",
            MORPHY + "bm Ra6; c9 \"#2\"; id \"right\";",
            MORPHY + "bm Ra5; c9 \"#2\"; id \"wrong key\";",
            "7k/8/5K2/8/8/8/8/R7 w - - bm Kf7; c9 \"#2\"; id \"cook\";",
            "7k/8/6K1/8/8/8/8/R7 w - - dm 2; id \"too long\";",
            "7k/8/5K2/8/8/8/8/R7 w - - dm 1; id \"too short\";",
            MORPHY + "bm Rh2; c9 \"#2\"; id \"illegal\";",
            "8/8/6N1/8/6pp/6k1/4K1B1/7R b - - c9 \"h#2\"; c1 \"1 solution\"; id \"helpmate\";",
            "8/8/6N1/8/6pp/6k1/4K1B1/7R b - - c9 \"h#2\"; c1 \"2 solutions\"; id \"one is missing\";",
            "8/8/6N1/8/6p1/6kp/4K1B1/7R w - - c9 \"h#1.5\"; id \"half\";",
            "8/8/6N1/8/6pp/6k1/6B1/4K2R w K - bm O-O; c9 \"s#2\"; id \"selfmate\";",
            "8/8/6N1/8/6pp/6k1/6B1/4K2R w K - bm Kf1; c9 \"s#2\"; id \"wrong selfmate\";",
            "6k1/Q7/8/8/1p6/1K2P3/8/8 w - - bm Qe7; c9 \"=2\"; id \"stalemate\";",
            MORPHY + "am Ra6; dm 2; id \"avoid\";",
            "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - bm b4; c9 \"#5\"; id \"Excelsior\";");

    @TempDir
    private Path folder = Path.of("");

    private Path book = Path.of("");
    private final StringWriter err = new StringWriter();
    private StringWriter out = new StringWriter();

    @BeforeEach
    void writeBook() throws IOException {
        book = folder.resolve("book.epd");
        Files.write(book, BOOK);
    }

    private int run(String... args) {
        out = new StringWriter();
        return KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    private List<String> printed() {
        return out.toString().lines().toList();
    }

    private String lineOf(String id) {
        return printed().stream()
                .filter(line -> line.contains("  " + id + "  "))
                .findFirst()
                .orElse("");
    }

    /** Returns records without the members that differ from run to run. */
    private static List<JsonNode> timeless(List<String> lines) {
        return lines.stream()
                .map(JsonObject::read)
                .map(node -> {
                    ObjectNode copy = node.deepCopy();
                    copy.remove(List.of("seconds", "solvedAfter"));
                    return (JsonNode) copy;
                })
                .toList();
    }

    @Test
    void everyFaultIsFoundAndNothingElse() {
        assertThat(run("suite", book.toString(), "--nodes=2000000", "--time=250"))
                .isEqualTo(2);
        assertThat(lineOf("right")).contains("book.epd:2  right  #2  right  Ra6");
        assertThat(lineOf("wrong key"))
                .contains("wrong  wrong key: Ra5 does not solve (disproved by search); the key is Ra6");
        assertThat(lineOf("cook")).contains("wrong  cook: solved by Kf7 and also by Kg6 (found by search)");
        assertThat(lineOf("too long")).contains("wrong  wrong length: solved in 1 by Ra8# (found by search), not in 2");
        assertThat(lineOf("too short")).contains("wrong  no solution: #1 is not possible");
        assertThat(lineOf("illegal")).contains("bad  bm: no legal move \"Rh2\"");
        assertThat(lineOf("helpmate")).contains("right  h3 Nf4 hxg2 Nh5#");
        assertThat(lineOf("one is missing"))
                .contains("wrong  missing solution: 1 of 2 solutions, no other (disproved by search): ");
        assertThat(lineOf("half")).contains("h#1.5  right  Nf4 hxg2 Nh5#");
        assertThat(lineOf("selfmate")).contains("right  O-O");
        assertThat(lineOf("wrong selfmate"))
                .contains("wrong  wrong key: Kf1 does not solve (disproved by search); the key is O-O");
        assertThat(lineOf("stalemate")).contains("right  Qe7");
        assertThat(lineOf("avoid")).contains("wrong  move to avoid solves: Ra6 solves (found by search)");
        assertThat(lineOf("Excelsior")).contains("#5  right  b4");
    }

    @Test
    void aRightBookEndsWithNought() throws IOException {
        Files.write(book, BOOK.subList(0, 2));
        assertThat(run("suite", book.toString())).isZero();
        assertThat(printed()).last().isEqualTo("1 right, 0 wrong, 0 unknown, 0 bad lines");
        Files.write(book, BOOK.subList(0, 3));
        assertThat(run("suite", book.toString())).isOne();
    }

    @Test
    void whatCannotBeDecidedIsUnknown() throws IOException {
        Files.write(book, BOOK.subList(14, 15));
        assertThat(run("suite", book.toString(), "--nodes=50")).isOne();
        assertThat(printed()).last().isEqualTo("0 right, 0 wrong, 1 unknown, 0 bad lines");
    }

    @Test
    void secondKeysOfALengthAloneAreFaultsOnlyWhereAsked() throws IOException {
        Files.writeString(book, "7k/8/5K2/8/8/8/8/R7 w - - dm 2;\n");
        assertThat(run("suite", book.toString())).isZero();
        assertThat(run("suite", book.toString(), "--cooks")).isOne();
        assertThat(out.toString()).contains("cook: 2 keys: Kg6, Kf7 (found by search)");
    }

    @Test
    void dualsWhereAsked() throws IOException {
        Files.writeString(book, "1r1kr3/Nbppn1pp/1b6/8/6Q1/3B1P2/Pq3P1P/3RR1K1 w - - bm Qxd7+; dm 2;\n");
        assertThat(run("suite", book.toString())).isZero();
        assertThat(run("suite", book.toString(), "--duals")).isOne();
        assertThat(out.toString()).contains("dual: 1. Qxd7+ Kxd7, then Bb5# or Bf5# (found by search)");
    }

    @Test
    void jsonHasARecordForEveryLine() {
        run("suite", book.toString(), "--json", "--nodes=100000", "--time=250");
        assertThat(printed()).hasSize(BOOK.size() - 1).allSatisfy(line -> {
            JsonNode record = JsonObject.read(line);
            assertThat(record.path("format").asText()).isEqualTo("kingfell-suite");
            assertThat(record.path("version").asInt()).isOne();
            assertThat(record.path("verdict").asText()).matches("right|wrong|unknown|bad");
        });
        JsonNode helpmate = JsonObject.read(printed().get(6));
        assertThat(helpmate.path("solutions").path(0).path("pv").toString())
                .isEqualTo("[\"h4h3\",\"g6f4\",\"h3g2\",\"f4h5\"]");
        assertThat(helpmate.path("solutions").path(0).path("san").toString())
                .isEqualTo("[\"h3\",\"Nf4\",\"hxg2\",\"Nh5#\"]");
        assertThat(err.toString()).contains("stipulation").contains("1 bad line");
    }

    /** The grounds of a solution, of its length and of a fault. */
    @Test
    void jsonTellsTheGrounds() throws IOException {
        Files.write(
                book,
                List.of(
                        MORPHY + "bm Ra6; c9 \"#2\";",
                        MORPHY + "bm Ra5; c9 \"#2\";",
                        "7k/8/5K2/8/8/8/8/R7 w - - bm Kf7; c9 \"#2\";"));
        run("suite", book.toString(), "--json");
        List<JsonNode> records = printed().stream().map(JsonObject::read).toList();
        assertThat(records.get(0).toString())
                .contains("\"foundBy\":\"search\",\"disprovedBy\":\"search\",\"solutions\"");
        assertThat(records.get(1).path("findings").path(0).path("disprovedBy").asText())
                .isEqualTo("search");
        assertThat(records.get(2).path("findings").path(0).path("foundBy").asText())
                .isEqualTo("search");
    }

    /** An exact table that comes with the program; the time is too short for a proof of 27 moves. */
    @Test
    void whatATableHasIsFoundByTheTable() throws IOException {
        String fen = "8/8/3k4/8/8/3BN3/3K4/8 w - - ";
        Files.write(book, List.of(fen + "bm #27;", fen + "bm #26;", fen + "bm #28;"));
        run("suite", book.toString(), "--json", "--time=0.05");
        List<String> lines = printed();
        assertThat(lines.get(0))
                .contains("\"verdict\":\"right\"", "\"length\":27,\"shortest\":true,\"foundBy\":\"table\"")
                .contains("\"disprovedBy\":\"table\",\"solutions\"");
        assertThat(lines.get(1)).contains("there is no mate in 26 (by the table)\",\"disprovedBy\":\"table\"");
        assertThat(lines.get(2)).contains("mate in 27 (by the table), not in 28\",\"foundBy\":\"table\"");
    }

    /** Many lines of which none is a position give one error. */
    @Test
    void aFileOfAnotherKindIsToldInOneSentence() throws IOException {
        Path other = Files.writeString(folder.resolve("other.txt"), "a line of prose / and more\n".repeat(380));
        assertThat(run("suite", other.toString())).isEqualTo(2);
        assertThat(printed().stream().filter(line -> line.contains(" bad  ")))
                .hasSize(1)
                .allMatch(line -> line.contains("not a file of positions"));
    }

    @Test
    void gamesHoldProblemsToo() throws IOException {
        Path pgn = folder.resolve("book.pgn");
        String fen = "[FEN \"" + MORPHY + "0 1\"]\n\n";
        Files.writeString(
                pgn,
                "[White \"Right\"]\n" + fen + "1. Ra6 bxa6 2. b7# *\n\n"
                        + "[White \"Slip\"]\n[Stipulation \"#2\"]\n" + fen + "1. Ra6 bxa6 2. Kd7 *\n\n"
                        + "[White \"Long\"]\n[Stipulation \"#2\"]\n" + fen + "1. Ra6 B any *\n\n"
                        + "[White \"Unsolved\"]\n[Stipulation \"#2\"]\n" + fen + "*\n\n"
                        + "[White \"In words\"]\n" + fen + "{White mates in 2} *\n\n"
                        + "[White \"No problem\"]\n\n1. e4 *\n");
        assertThat(run("suite", pgn.toString())).isEqualTo(2);
        assertThat(lineOf("Right")).contains("book.pgn game 1  Right  #2  right  Ra6");
        assertThat(lineOf("Slip"))
                .contains("wrong line: the last move of 1. Ra6 bxa6 2. Kd7 does not solve (disproved by search)");
        assertThat(printed().get(2)).contains("game 3").contains("bad").contains("no legal move");
        assertThat(lineOf("Unsolved")).contains("missing solution: the book gives no solution");
        assertThat(lineOf("In words")).contains("#2  right");
        assertThat(lineOf("No problem")).contains("bad  no tag FEN");
    }

    @Test
    void resumeAfterACutAsksOnlyWhatIsMissing() throws IOException {
        Path kept = folder.resolve("kept.jsonl");
        String[] command = {
            "suite", book.toString(), "--json", "--nodes=100000", "--time=250", "--resume", kept.toString()
        };
        run(command);
        List<String> before = printed();
        // The first answer is marked, to reveal a repeated question; the last is cut in the middle of its line.
        String marked =
                Files.readString(kept).replaceFirst("\"nodes\":\\d+,\"seconds\"", "\"nodes\":123456789,\"seconds\"");
        Files.writeString(kept, marked.substring(0, marked.length() - 20));
        run(command);
        assertThat(printed().get(0)).contains("\"nodes\":123456789");
        assertThat(timeless(printed()).subList(1, before.size()))
                .isEqualTo(timeless(before).subList(1, before.size()));
        long lines = Files.lines(kept).count();
        run(command);
        assertThat(Files.lines(kept).count()).isEqualTo(lines).isEqualTo(BOOK.size());
    }

    @Test
    void theUnknownIsAskedAgainWithWiderLimits() throws IOException {
        Files.write(book, BOOK.subList(14, 15));
        Path kept = folder.resolve("kept.jsonl");
        assertThat(run("suite", book.toString(), "--nodes=50", "--resume", kept.toString()))
                .isOne();
        assertThat(run("suite", book.toString(), "--nodes=2000000", "--time=250", "--resume", kept.toString()))
                .isZero();
    }

    @Test
    void aForeignFileIsLeftAlone() throws IOException {
        Path foreign = folder.resolve("notes.txt");
        Files.writeString(foreign, "my notes\n");
        assertThat(run("suite", book.toString(), "--resume", foreign.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("is not a file of results").hasLineCount(1);
        assertThat(Files.readString(foreign)).isEqualTo("my notes\n");
        assertThat(run("suite", "merge", foreign.toString())).isEqualTo(2);
    }

    @Test
    void mergedShardsAreTheWhole() throws IOException {
        Path whole = folder.resolve("whole.jsonl");
        run("suite", book.toString(), "--nodes=100000", "--time=250", "--resume", whole.toString());
        String[] shards = new String[3];
        for (int i = 0; i < shards.length; i++) {
            shards[i] = folder.resolve("shard" + i).toString();
            run(
                    "suite",
                    book.toString(),
                    "--nodes=100000",
                    "--time=250",
                    "--shard",
                    i + 1 + "/3",
                    "--resume",
                    shards[i]);
        }
        Path merged = folder.resolve("merged.jsonl");
        Path page = folder.resolve("report.html");
        assertThat(run(
                        "suite",
                        "merge",
                        shards[2],
                        shards[0],
                        shards[1],
                        "--output",
                        merged.toString(),
                        "--report",
                        page.toString()))
                .as(err.toString())
                .isZero();
        assertThat(timeless(Files.readAllLines(merged))).isEqualTo(timeless(Files.readAllLines(whole)));
        assertThat(Files.readString(page)).contains("<svg", "wrong key: Ra5 does not solve");
    }

    @Test
    void shardsOfOtherSettingsOrBooksAreNotMerged() throws IOException {
        Files.write(book, BOOK.subList(0, 3));
        String one = folder.resolve("one").toString();
        String two = folder.resolve("two").toString();
        String three = folder.resolve("three").toString();
        run("suite", book.toString(), "--nodes=1000", "--shard=1/2", "--resume", one);
        run("suite", book.toString(), "--nodes=2000", "--shard=2/2", "--resume", two);
        run("suite", "problem/bell", "--nodes=1000", "--shard=2/3", "--resume", three);
        Path merged = folder.resolve("merged");
        assertThat(run("suite", "merge", one, two, "--output", merged.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("was made with other settings");
        assertThat(run("suite", "merge", one, three, "--output", merged.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("belongs to another book");
        assertThat(merged).doesNotExist();
    }

    @Test
    void reportsAreWritten() throws IOException {
        Files.write(book, BOOK.subList(0, 3));
        Path page = folder.resolve("report.html");
        Path markdown = folder.resolve("report.md");
        Path plot = folder.resolve("plot.svg");
        run(
                "suite",
                book.toString(),
                "--report",
                page.toString(),
                "--markdown",
                markdown.toString(),
                "--plot",
                plot.toString());
        assertThat(Files.readString(plot)).startsWith("<svg xmlns=").contains("problems solved, of 2, by time");
        assertThat(Files.readString(page))
                .contains("<svg", "Ra5 does not solve")
                .doesNotContain("{body}");
        assertThat(Files.readString(markdown))
                .contains(
                        "| book.epd:3 | wrong key | #2 | wrong | wrong key: Ra5 does not solve (disproved by search); the key is Ra6 |");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            suite                               | a book is missing
            suite no/such/book                  | neither a file nor a suite: "no/such/book"
            suite problem/bell --time 0         | --time must be more than 0
            suite problem/bell --shard 4/3      | --shard: there are only 3 shards, so there is no shard 4
            suite problem/bell --shard 4/9      | --shard leaves no problem of 3
            suite problem/bell --engine x       | --engine, --option, --vs-option and --tell-length are for a comparison with --vs
            suite problem/bell --report no/x    | there is no such folder
            suite problem/bell --plot x --report x | is named twice
            suite problem/bell --vs no-such-one | cannot use an engine
            suite merge no/such/file            | no such file: no/such/file
            """)
    void wrongUsage(String command, String complaint) {
        assertThat(run(command.split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains(complaint).hasLineCount(1);
    }
}
