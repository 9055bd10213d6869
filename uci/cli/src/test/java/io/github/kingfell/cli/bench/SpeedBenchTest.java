package io.github.kingfell.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import io.github.kingfell.arena.bench.SpeedBench;
import io.github.kingfell.arena.bench.SpeedBench.Pair;
import io.github.kingfell.arena.bench.SpeedBench.Result;
import io.github.kingfell.arena.bench.TimedNodes;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.UnusableEngineException;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.uci.Dialogue;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpeedBenchTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String arguments) {
        return KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments.split(" "));
    }

    private static Pair pair(double ratio) {
        return new Pair(new TimedNodes(1000, 1_000_000_000), new TimedNodes(1000, Math.round(ratio * 1e9)));
    }

    @Test
    void halfAsFastAndTwiceAsFastMakeEven() {
        assertThat(new Result(List.of(pair(0.5), pair(2))).ratio()).isCloseTo(1, within(1e-9));
    }

    /** Logarithms a - s, a, a + s have the standard deviation s, and their mean has the standard error s / sqrt(3). */
    @Test
    void theSpreadIsThatOfThePairs() {
        double factor = 1.1;
        Result result = new Result(List.of(pair(2 / factor), pair(2), pair(2 * factor)));
        assertThat(result.ratio()).isCloseTo(2, within(1e-9));
        assertThat(result.uncertainty()).isCloseTo(Math.pow(factor, 2 / Math.sqrt(3)), within(1e-9));
        assertThat(result)
                .hasToString("2.000 times the nodes per second, within two standard errors from 1.792 to 2.233");
    }

    @Test
    void onePairHasNoSpread() {
        assertThat(new Result(List.of(pair(1.5))).uncertainty()).isEqualTo(1);
    }

    @Test
    @Tag("slow")
    void twoProcessesOfThisEngine() {
        assertThat(run("bench --option Hash=16 --nodes 100 --processes 1")).isZero();
        assertThat(out.toString().lines())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .matches("pair 1: \\d+ nodes/s, second engine \\d+, ratio \\d+\\.\\d{3}"),
                        line -> assertThat(line).contains(" times the nodes per second"));
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void anEngineThatHeedsNoLimitOfNodesIsNotMeasured() throws Exception {
        EngineUnderTest engine = new EngineUnderTest(
                () -> new Dialogue() {
                    @Override
                    public void send(String line) {}

                    @Override
                    public List<String> until(String prefix) {
                        return prefix.equals("bestmove")
                                ? List.of("info depth 1 nodes 6 time 1", "bestmove e2e4")
                                : List.of(prefix);
                    }

                    @Override
                    public void close() {}
                },
                List.of(),
                false);
        SpeedBench bench = new SpeedBench(() -> engine, () -> engine, 100);
        assertThatExceptionOfType(UnusableEngineException.class)
                .isThrownBy(bench::measure)
                .withMessage("the engine reports 6 nodes instead of 100");
        assertThat(new SpeedBench(() -> engine, () -> engine, 6).measure().first())
                .satisfies(effort -> assertThat(effort.perSecond()).isCloseTo(6000, within(1e-6)));
    }

    /** Its third search is of a position that it has decided. */
    @Test
    void aPositionDecidedEarlyIsLeftOut() throws Exception {
        int[] searches = {0};
        EngineUnderTest engine = new EngineUnderTest(
                () -> new Dialogue() {
                    @Override
                    public void send(String line) {}

                    @Override
                    public List<String> until(String prefix) {
                        if (!prefix.equals("bestmove")) {
                            return List.of(prefix);
                        }
                        boolean decided = ++searches[0] == 3;
                        return List.of(
                                decided ? "info depth 1 nodes 6 time 1000" : "info depth 1 nodes 100 time 1",
                                "bestmove e2e4");
                    }

                    @Override
                    public void close() {}
                },
                List.of(),
                false);
        assertThat(new SpeedBench(() -> engine, () -> engine, 100).measure().first())
                .satisfies(effort -> assertThat(effort.perSecond()).isCloseTo(100_000, within(1e-6)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--vs no-such-program | cannot use an engine: Cannot run program \"no-such-program\"",
                "--vs no-such-program --threads 2 | --option Threads=N",
                "--option Colour=red --nodes 10 | has no option Colour",
                "--option Hash | --option: NAME=VALUE is expected, not \"Hash\"",
                "--nodes 10 | --nodes and --processes are for a comparison",
                "--processes 2 | --nodes and --processes are for a comparison",
            })
    void badInputIsToldInOneLine(String arguments, String complaint) {
        assertThat(run("bench " + arguments)).isEqualTo(2);
        assertThat(err.toString())
                .startsWith("kingfell: ")
                .contains(complaint)
                .doesNotContain("Exception")
                .hasLineCount(1);
    }
}
