package io.github.kingfell.workbench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.report.Report;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.uci.Dialogue;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(300)
class SoakTest implements Soak.Observer {
    private static final String MATE_IN_TWO = "7k/8/5K2/8/8/8/8/R7 w - - bm #2;";
    private static final long SEED = Long.getLong("kingfell.seed", 1);

    private final List<String> faults = new ArrayList<>();
    private List<String> report = List.of();

    /** An engine that answers each search with these lines, in a position in which Ra8 is no mate. */
    @ParameterizedTest
    @CsvSource({
        "info depth 1 score mate 1 nodes 1 pv a1a8|bestmove a1a8, wrong: no checkmate at the end",
        "bestmove h1h8, an illegal best move",
        "bestmove (none), no best move",
        "bestmove a1a8|bestmove a1a8, a best move without a search",
        "info string perhaps later, an answer is lost"
    })
    void whatIsWrongIsCounted(String answer, String fault) throws InterruptedException, NotationException {
        try (Soak soak = soak(new Answering(answer.split("\\|")), Duration.ofMillis(50))) {
            soak.run(Duration.ofMillis(1), this);
            assertThat(soak.faults()).isEqualTo(faults.size()).isPositive();
        }
        assertThat(faults).first().asString().contains(fault, "position fen " + MATE_IN_TWO.substring(0, 20), "go ");
        assertThat(String.join("\n", report)).contains(fault).doesNotContain("None.");
    }

    @Test
    void theSameSeedGivesTheSameSearches() throws NotationException {
        SoakSearches first = searches();
        SoakSearches second = searches();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            SoakSearch search = first.next();
            assertThat(second.next().lines()).isEqualTo(search.lines());
            lines.add(search.lines());
        }
        for (String each : List.of(
                "ucinewgame",
                "Hash value 16",
                "Hash value 64",
                "MultiPV value 3",
                "ExactTables value false",
                " moves ",
                "movetime",
                "nodes",
                "depth",
                "mate",
                "wtime",
                "infinite; after ",
                "ponderhit",
                " stop")) {
            assertThat(lines).as(each).anyMatch(line -> line.contains(each));
        }
    }

    private static Soak soak(Dialogue engine, Duration patience) throws NotationException {
        return new Soak(engine, searches(), patience);
    }

    private static SoakSearches searches() throws NotationException {
        return new SoakSearches(List.of(Epd.parse(MATE_IN_TWO)), 64, 50, SEED);
    }

    @Override
    public void fault(String text) {
        faults.add(text);
    }

    @Override
    public void sample(Report soFar, List<String> row) {
        report = soFar.lines();
    }

    /** Answers {@code go} with fixed lines. */
    private static final class Answering implements Dialogue {
        private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
        private final List<String> answer;

        Answering(String... answer) {
            this.answer = List.of(answer);
        }

        @Override
        public void send(String line) {
            if (line.startsWith("go")) {
                output.addAll(answer);
            } else if (line.equals("isready")) {
                output.add("readyok");
            }
        }

        @Override
        public List<String> until(String prefix) throws InterruptedException {
            List<String> lines = new ArrayList<>();
            do {
                lines.add(output.take());
            } while (!lines.get(lines.size() - 1).startsWith(prefix));
            return lines;
        }

        @Override
        public void close() {}
    }
}
