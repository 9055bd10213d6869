package io.github.kingfell.tables.syzygy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.WdlValues;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Single positions, with what another reader of the same files says of them (python-chess 1.11). */
class SyzygyProbeTest {
    private final SyzygyTables tables = SmallTables.tables();
    private final SyzygyProbe probe = tables.probe();

    @ParameterizedTest
    @CsvSource({
        "3k4/8/5K2/8/8/8/8/3Q4 b - - 0 1, -2, -12",
        "8/1K6/8/8/8/4Q3/1k6/8 w - - 0 1, 2, 11",
        "8/8/8/8/2k5/K7/8/R7 b - - 0 1, -2, -28",
        "8/1K6/8/6R1/8/8/8/2k5 w - - 0 1, 2, 19",
        "8/3P4/5K2/8/8/8/8/2k5 b - - 0 1, -2, -2",
        "8/8/3p4/8/2k5/8/3K4/8 b - - 0 1, 2, 5",
        "8/8/P7/7K/8/6k1/8/8 b - - 0 1, -2, -2",
        "8/7k/8/4p3/8/8/8/K7 b - - 0 1, 2, 9",
        "8/8/8/7K/8/2k2p2/8/8 w - - 0 1, -2, -2",
        "8/8/2p5/8/8/8/K7/3k4 b - - 0 1, 2, 3",
        "7q/8/1K6/8/8/4k3/8/1Q6 b - - 0 1, 2, 3",
        "8/8/5K1k/8/5Q2/8/8/1q6 b - - 0 1, -2, -3",
        "8/6q1/3K4/8/1Q6/8/5k2/8 b - - 0 1, 2, 3",
        "7K/8/6k1/4Q3/8/7q/8/8 w - - 0 1, -2, -3",
        "4n3/5k2/8/8/6K1/7B/8/8 b - - 0 1, 0, 0",
        "3K4/8/8/8/8/8/4k2Q/1q6 b - - 0 1, 0, 0",
        "8/8/2k5/8/8/3p4/8/4K3 b - - 0 1, 0, 0",
        "8/8/8/8/8/1k6/8/K2q4 w - - 0 1, -2, -1",
        "k7/8/1K6/8/8/8/8/7R w - - 0 1, 2, 1",
        "k6R/8/1K6/8/8/8/8/8 b - - 0 1, -2, -1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, 0, 0",
        "8/P7/8/8/8/8/8/K1k5 w - - 0 1, 2, 1",
    })
    void outcomesAndDistances(String fen, int wdl, int dtz) {
        Position position = Positions.of(fen);
        long key = position.key();
        assertThat(probe.wdl(position)).isEqualTo(wdl);
        assertThat(probe.dtz(position)).isEqualTo(dtz);
        assertThat(position.key()).isEqualTo(key);
    }

    @ParameterizedTest
    @CsvSource({
        // no file
        "4k3/8/8/8/8/8/4P3/3RK3 w - - 0 1",
        // castling rights
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        // a file that a capture leads to is not there
        "8/8/8/3k4/3p4/4K3/7Q/8 w - - 0 1",
    })
    void whatIsNotKnownIsNotGuessed(String fen) {
        Position position = Positions.of(fen);
        assertThat(probe.wdl(position)).isEqualTo(WdlValues.UNKNOWN);
        assertThat(probe.dtz(position)).isEqualTo(SyzygyProbe.UNKNOWN_DTZ);
    }

    @Test
    void bareKingsNeedNoFile() {
        assertThat(probe.wdl(Positions.of("8/8/8/3k4/8/4K3/8/8 w - - 0 1"))).isEqualTo(WdlValues.DRAW);
    }

    /** A win that the fifty-move rule takes away is a hundred plies further. */
    @ParameterizedTest
    @CsvSource({"2, 5, 5", "1, 5, 105", "0, 0, 0", "-1, 5, -105", "-2, 5, -5"})
    void distancesHaveTheSignOfTheOutcome(int wdl, int plies, int dtz) {
        assertThat(SyzygyProbe.signed(wdl, plies)).isEqualTo(dtz);
    }

    @Test
    void onlyPositionsWithDistancesMayBeRanked() {
        assertThat(tables.summary()).isEqualTo("7 WDL and 7 DTZ tables, up to 4 men");
        assertThat(tables.mayRank(Positions.of("8/8/8/3k4/8/8/8/K6R w - - 0 1")))
                .isTrue();
        assertThat(tables.mayRank(Positions.of("8/8/8/3k4/3r4/8/8/K6R w - - 0 1")))
                .isFalse();
        assertThat(tables.mayRank(Positions.of("4k3/8/8/8/8/8/8/4K2R w K - 0 1")))
                .isFalse();
    }

    @Test
    void aSearchCountsWhatIsFound() {
        List<Integer> hits = new ArrayList<>();
        WdlValues values = tables.values(hits::add);
        assertThat(values.wdl(Positions.of("8/8/8/3k4/3r4/8/8/K6R w - - 0 1"))).isEqualTo(WdlValues.UNKNOWN);
        assertThat(hits).isEmpty();
        assertThat(values.wdl(Positions.of("8/8/8/3k4/8/8/8/K6R w - - 0 1"))).isEqualTo(WdlValues.WIN);
        assertThat(hits).containsExactly(1);
        assertThat(new SyzygyTables().values(hits::add)).isSameAs(WdlValues.NONE);
    }

    /** All open the same files at once. */
    @Test
    void severalThreadsReadTheSame() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                tasks.add(() -> {
                    SyzygyProbe own = tables.probe();
                    int sum = 0;
                    for (int file = 1; file < 7; file++) {
                        for (String side : new String[] {"w", "b"}) {
                            String rank = file + "R" + (7 - file);
                            sum = 31 * sum + own.dtz(Positions.of("8/k7/" + rank + "/8/8/8/8/7K " + side + " - - 0 1"));
                        }
                    }
                    return sum;
                });
            }
            List<Integer> sums = new ArrayList<>();
            for (Future<Integer> future : threads.invokeAll(tasks)) {
                sums.add(future.get());
            }
            assertThat(sums).containsOnly(sums.get(0));
        } finally {
            threads.shutdownNow();
        }
    }
}
