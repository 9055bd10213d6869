package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.syzygy.RankedMove;
import io.github.kingfell.tables.syzygy.SmallTables;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches with Syzygy tables and without distance tables. */
class SyzygySearchTest {
    private final Engine engine = new Engine(EndgameBook.EMPTY);
    private final List<SearchInfo> told = new ArrayList<>();

    @AfterEach
    void close() {
        engine.close();
    }

    private SearchOutcome search(String fen, SyzygyOptions options, int lines) throws InterruptedException {
        engine.useSyzygy(options);
        engine.configure(SearchSettings.builder()
                .hashMegabytes(4)
                .multiPv(lines)
                .moveOverhead(0)
                .exactTables(false)
                .build());
        List<SearchOutcome> outcomes = new ArrayList<>();
        SearchLimits limits = SearchLimits.builder().depth(3).build();
        engine.go(new SearchRequest(Positions.of(fen), limits), new SearchListener() {
            @Override
            public void onInfo(SearchInfo info) {
                told.add(info);
            }

            @Override
            public void onFinished(SearchOutcome outcome) {
                outcomes.add(outcome);
            }
        });
        engine.awaitIdle();
        return outcomes.get(0);
    }

    private static SyzygyOptions options(Path directory) {
        return new SyzygyOptions(directory.toString(), 1, 7, true);
    }

    private long tableHits() {
        return told.stream()
                .filter(SearchInfo.Iteration.class::isInstance)
                .mapToLong(info -> ((SearchInfo.Iteration) info).tableHits())
                .max()
                .orElse(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/7k/8/4p3/8/8/8/K7 b - - 0 1",
                "8/1K6/8/6R1/8/8/8/2k5 w - - 0 1",
                "8/1K6/8/6R1/8/8/8/2k5 w - - 75 90",
                "7q/8/1K6/8/8/4k3/8/1Q6 b - - 0 1",
            })
    void aWinIsPlayedAsTheTablesWantIt(String fen) throws InterruptedException {
        SearchOutcome outcome = search(fen, options(SmallTables.directory()), 1);
        Position root = Positions.of(fen);
        List<RankedMove> ranked =
                SmallTables.tables().rank(root, new int[0]).orElseThrow().moves();
        RankedMove best = ranked.get(0);
        assertThat(ranked)
                .anyMatch(move -> move.move() == outcome.bestMove() && move.wdl() == WdlValues.WIN)
                .hasSizeGreaterThan(1);
        assertThat(tableHits()).isGreaterThanOrEqualTo(ranked.size());
        if (outcome.score() instanceof Score.Centipawns value) {
            assertThat(value.value()).isGreaterThanOrEqualTo(Score.TABLE_WIN - best.dtz());
        }
    }

    @Test
    void aDrawIsWorthNothing() throws InterruptedException {
        SearchOutcome outcome = search("8/8/2k5/8/8/3p4/8/4K3 b - - 0 1", options(SmallTables.directory()), 1);
        assertThat(outcome.score()).isEqualTo(new Score.Centipawns(0));
    }

    @Test
    void aLossIsShownAsOne() throws InterruptedException {
        SearchOutcome outcome = search("8/8/8/8/2k5/K7/8/R7 b - - 0 1", options(SmallTables.directory()), 1);
        assertThat(outcome.score())
                .isInstanceOfSatisfying(
                        Score.Centipawns.class,
                        score -> assertThat(score.value()).isLessThanOrEqualTo(40 - Score.TABLE_WIN));
    }

    @Test
    void severalLinesStandInTheOrderOfTheTables() throws InterruptedException {
        search("8/1K6/8/6R1/8/8/8/2k5 w - - 0 1", options(SmallTables.directory()), 3);
        List<Integer> values = told.stream()
                .filter(SearchInfo.Iteration.class::isInstance)
                .map(info -> ((Score.Centipawns) ((SearchInfo.Iteration) info).score()).value())
                .toList();
        List<Integer> last = values.subList(values.size() - 3, values.size());
        assertThat(last).isSortedAccordingTo((a, b) -> b - a).allMatch(value -> value > Score.TABLE_WIN - 100);
    }

    /** With more pieces than the Syzygy tables cover, they are reached after a capture. */
    @Test
    void insideTheSearch() throws InterruptedException {
        String fen = "8/8/8/8/8/2k5/2r5/K1R5 w - - 0 1";
        SearchOutcome outcome = search(fen, options(SmallTables.directory()), 1);
        assertThat(tableHits()).isPositive();
        assertThat(outcome.score()).isInstanceOf(Score.Centipawns.class);
        told.clear();
        search(fen, new SyzygyOptions(SmallTables.directory().toString(), 1, 2, true), 1);
        assertThat(tableHits()).isZero();
    }

    /** Without the fifty-move rule a win that takes too long is shown as a win, with the rule as a draw. */
    @Test
    void aWinThatTheFiftyMoveRuleSpoils(@TempDir Path directory) throws Exception {
        SmallTables.writeCursedRookEnding(directory);
        String fen = "8/1K6/8/6R1/8/8/8/2k5 w - - 0 1";
        SearchOutcome spoilt = search(fen, new SyzygyOptions(directory.toString(), 1, 7, true), 1);
        assertThat(spoilt.score()).isEqualTo(new Score.Centipawns(0));
        SearchOutcome won = search(fen, new SyzygyOptions(directory.toString(), 1, 7, false), 1);
        assertThat(won.score())
                .isInstanceOfSatisfying(
                        Score.Centipawns.class,
                        score -> assertThat(score.value()).isGreaterThan(Score.TABLE_WIN - 100));
    }

    @Test
    void aDamagedFileIsToldOnceAndTheSearchGoesOn(@TempDir Path directory) throws Exception {
        Files.writeString(directory.resolve("KRvK.rtbw"), "no table");
        SearchOutcome outcome = search("8/1K6/8/6R1/8/8/8/2k5 w - - 0 1", options(directory), 1);
        assertThat(outcome.line().length()).isPositive();
        assertThat(told)
                .filteredOn(SearchInfo.Note.class::isInstance)
                .extracting(info -> ((SearchInfo.Note) info).text())
                .containsOnlyOnce("error: " + directory.resolve("KRvK.rtbw") + " is not a Syzygy WDL table");
        assertThat(tableHits()).isZero();
    }
}
