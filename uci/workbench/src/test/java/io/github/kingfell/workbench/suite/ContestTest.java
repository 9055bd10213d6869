package io.github.kingfell.workbench.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.arena.peer.EngineGoneException;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.uci.Dialogue;
import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.problem.Book;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Engines with scripted answers, some of them false, and one that has ended. */
@Timeout(120)
class ContestTest {
    private static final String MATE_IN_TWO = "7k/8/5K2/8/8/8/8/R7 w - - dm 2;\n";

    private static final String TRUE_LINE = "info depth 3 score mate 2 nodes 9 pv f6g6 h8g8 a1a8";

    /** Returns an engine that answers each {@code go} with the same lines. */
    private static EngineUnderTest saying(String... lines) {
        return hearing(new ArrayList<>(), lines);
    }

    /** @param heard receives each line sent to the engine */
    private static EngineUnderTest hearing(List<String> heard, String... lines) {
        return new EngineUnderTest(
                () -> new Dialogue() {
                    @Override
                    public void send(String line) {
                        heard.add(line);
                    }

                    @Override
                    public List<String> until(String prefix) {
                        if (prefix.equals("bestmove") && lines.length == 0) {
                            throw new EngineGoneException("gone");
                        }
                        return prefix.equals("bestmove") ? List.of(lines) : List.of(prefix);
                    }

                    @Override
                    public void close() {}
                },
                List.of(),
                false);
    }

    private static List<SuiteRecord> compare(String book, EngineUnderTest... engines)
            throws IOException, NotationException, InterruptedException {
        return compare(book, false, engines);
    }

    private static List<SuiteRecord> compare(String book, boolean tellingLength, EngineUnderTest... engines)
            throws IOException, NotationException, InterruptedException {
        SuiteSettings settings = new SuiteSettings(60, 100_000, 1, 16, false, false, List.of());
        Book entries = new Book(new ByteArrayInputStream(book.getBytes(StandardCharsets.UTF_8)));
        entries.add("-");
        try (Contest contest = new Contest(List.of(engines), "nodes 1", tellingLength);
                ProblemProver prover = new ProblemProver(new Engine(StandardBook.create()), settings)) {
            contest.begin();
            ProgressLine silent = new ProgressLine(new PrintWriter(new StringWriter()), false, 1);
            return new SuiteRun(settings, new ProblemCheck(settings, prover), contest, null, new Interruption())
                    .run(entries.entries(), silent, record -> {});
        }
    }

    private static JsonNode answer(String... lines) throws IOException, NotationException, InterruptedException {
        return compare(MATE_IN_TWO, saying(lines)).get(0).comparison().get(0);
    }

    @Test
    void aMateWithALegalLineCounts() throws Exception {
        JsonNode answer = answer("info depth 1 score cp 500 pv f6g6", TRUE_LINE, "bestmove f6g6");
        assertThat(answer.path("found").asBoolean()).isTrue();
        assertThat(answer.path("shortest").asBoolean()).isTrue();
        assertThat(answer.path("badLines").asInt()).isZero();
    }

    @Test
    void aLongerOneIsFoundButNotTheShortest() throws Exception {
        JsonNode answer = answer("info depth 3 score mate 3 nodes 9 pv f6f7 h8h7 a1b1 h7h8 b1h1", "bestmove f6f7");
        assertThat(answer.path("found").asBoolean()).isTrue();
        assertThat(answer.path("shortest").asBoolean()).isFalse();
    }

    @Test
    void liesAreCountedOnceEachAndNotFound() throws Exception {
        String tooShort = "info depth 9 score mate 1 nodes 9 pv a1a8";
        JsonNode answer = answer(
                tooShort,
                tooShort.replace("depth 9", "depth 10"),
                "info depth 9 score mate 2 nodes 9 pv f6g6",
                "info depth 9 score mate 2 nodes 9 pv f6g6 h8h1 a1a8",
                "bestmove a1a8");
        assertThat(answer.path("found").asBoolean()).isFalse();
        assertThat(answer.path("badLines").asInt()).isEqualTo(3);
        assertThat(answer.path("firstBad").asText()).isEqualTo("mate 1: wrong: no checkmate at the end");
    }

    @Test
    void aMateTakenBackIsNotFound() throws Exception {
        JsonNode answer = answer(TRUE_LINE, "info depth 4 score cp 900 nodes 10 pv f6g6", "bestmove f6g6");
        assertThat(answer.path("found").asBoolean()).isFalse();
        assertThat(answer.path("badLines").asInt()).isZero();
    }

    @Test
    void aHelpedMateIsImpossibleWhereTheShortestIsProved() throws Exception {
        // White needs three moves. The line of two is legal and mates, but Black need not cooperate.
        List<SuiteRecord> records = compare(
                "8/7k/8/5K2/8/8/8/R7 w - - dm 3;\n",
                saying("info depth 9 score mate 2 nodes 9 pv f5f6 h7h8 a1h1", "bestmove f5f6"));
        assertThat(records.get(0).isShortest()).isTrue();
        JsonNode answer = records.get(0).comparison().get(0);
        assertThat(answer.path("found").asBoolean()).isFalse();
        assertThat(answer.path("badLines").asInt()).isOne();
    }

    private static final String LONGER = "info depth 3 score mate 3 nodes 9 time %d pv f6f7 h8h7 a1b1 h7h8 b1h1";

    /** A longer mate after one second, taken back after three; the shortest after five. */
    @Test
    void whatWasFoundByWhichTime() throws Exception {
        JsonNode answer = answer(
                LONGER.formatted(1000),
                LONGER.formatted(2000),
                "info depth 4 score cp 900 nodes 10 time 3000 pv f6g6",
                TRUE_LINE.replace(" pv", " time 5000 pv"),
                "bestmove f6g6");
        assertThat(answer.path("course")).hasToString("[[1.0,3],[3.0,0],[5.0,2]]");
        LengthHistory course = new LengthHistory(List.of(answer, answer));
        assertThat(course.found())
                .containsExactly(
                        new LengthHistory.Step(1, 1),
                        new LengthHistory.Step(1, 2),
                        new LengthHistory.Step(3, 1),
                        new LengthHistory.Step(3, 0),
                        new LengthHistory.Step(5, 1),
                        new LengthHistory.Step(5, 2));
        assertThat(LengthHistory.at(course.found(), 2.5)).isEqualTo(2);
        assertThat(LengthHistory.at(course.shortest(), 4.9)).isZero();
        assertThat(LengthHistory.at(course.shortest(), 5)).isEqualTo(2);
    }

    @Test
    void anEngineWithoutAClockFoundItAtTheEnd() throws Exception {
        JsonNode course = answer(TRUE_LINE, "bestmove f6g6").path("course");
        assertThat(course).hasSize(1);
        assertThat(course.get(0).get(0).asDouble()).isPositive();
        assertThat(course.get(0).get(1).asInt()).isEqualTo(2);
    }

    /** The limit is 60 seconds, so that the parts are 7.5, 15 and 30. */
    @Test
    void theReportTellsWhatWasFoundByWhichTime() throws Exception {
        List<SuiteRecord> records = compare(
                MATE_IN_TWO,
                saying(LONGER.formatted(10_000), TRUE_LINE.replace(" pv", " time 20000 pv"), "bestmove f6g6"),
                saying(TRUE_LINE.replace(" pv", " time 1 pv"), "bestmove f6g6"));
        SuiteReport report = new SuiteReport(records, List.of("slow", "fast & sure"), "Title", "made up");
        assertThat(report.markdown())
                .contains(
                        "| engine | 7.50 s | 15 s | 30 s | 60 s |",
                        "| slow | 0, 0 | 1, 0 | 1, 1 | 1, 1 |",
                        "| fast & sure | 1, 1 | 1, 1 | 1, 1 | 1, 1 |");
        assertThat(report.plot().file()).contains("slow, found", "fast &amp; sure, shortest", "step rival1 shortest");
        assertThat(report.html()).contains("fast &amp; sure, shortest");
    }

    /** Only for mates by the side to move, because {@code go mate} means no other. */
    @Test
    void theOthersAreToldTheLength() throws Exception {
        List<String> ours = new ArrayList<>();
        List<String> others = new ArrayList<>();
        String mated = "7k/8/5KR1/8/8/8/8/8 b - - dm -1;\n";
        compare(MATE_IN_TWO + mated, true, hearing(ours, "bestmove f6g6"), hearing(others, "bestmove f6g6"));
        assertThat(ours).filteredOn(line -> line.startsWith("go")).containsExactly("go nodes 1", "go nodes 1");
        assertThat(others).filteredOn(line -> line.startsWith("go")).containsExactly("go mate 2 nodes 1", "go nodes 1");
    }

    @Test
    void theReportCountsEachSide() throws Exception {
        List<SuiteRecord> records = compare(
                MATE_IN_TWO + "8/8/6N1/8/6pp/6k1/4K1B1/7R b - - c9 \"h#2\";\n",
                saying(TRUE_LINE, "bestmove f6g6"),
                saying("info depth 9 score mate 1 nodes 9 pv a1a8", "bestmove a1a8"),
                saying());
        SuiteReport report = new SuiteReport(records, List.of("we", "liar", "gone"), "A <book>", "made up");
        assertThat(report.lines())
                .contains("we: found 1 of 1, shortest 1, bad lines 0, failed 0, 0.00 s")
                .contains("liar: found 0 of 1, shortest 0, bad lines 1, failed 0, 0.00 s")
                .contains("gone: found 0 of 1, shortest 0, bad lines 0, failed 1, 0.00 s")
                .contains("found by we 1, by liar 0: no ratio");
        assertThat(report.html()).contains("A &lt;book&gt;", "mate 1: wrong: no checkmate at the end");
    }
}
