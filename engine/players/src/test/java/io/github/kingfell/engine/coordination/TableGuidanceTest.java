package io.github.kingfell.engine.coordination;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Bound;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.syzygy.RankedMove;
import io.github.kingfell.tables.syzygy.RootRanking;
import io.github.kingfell.tables.syzygy.SmallTables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scores that contradict the Syzygy tables are corrected; the real tables of KRK and KPK rank the moves. */
class TableGuidanceTest {
    private static final int SURE = Score.TABLE_WIN;

    private final List<SearchInfo> told = new ArrayList<>();
    private final SearchTask.Reporter reporter = new SearchTask.Reporter() {
        @Override
        public void report(SearchInfo info) {
            told.add(info);
        }

        @Override
        public void reportLines(List<Iteration> lines) {
            told.addAll(lines);
        }

        @Override
        public Optional<MateCertificate> mate() {
            return Optional.empty();
        }
    };

    private static RootRanking ranking(Position root) {
        return SmallTables.tables().rank(root, new int[0]).orElseThrow();
    }

    private static Iteration line(Score score, int move) {
        return new Iteration(4, 4, 1, score, Bound.EXACT, 99, 0, 0, Pv.of(move));
    }

    private static int value(Score score) {
        return ((Score.Centipawns) score).value();
    }

    /** KRK: won, or drawn where the rook is lost; KPK with Black to move: drawn, or lost. */
    @ParameterizedTest
    @CsvSource({"8/8/8/8/8/1k6/8/R6K w - - 0 1", "8/8/2k5/8/8/3p4/8/4K3 w - - 0 1", "8/8/8/8/2k5/K7/8/R7 b - - 0 1"})
    void everyEstimateAgreesWithTheTables(String fen) {
        Position root = Positions.of(fen);
        RootRanking ranking = ranking(root);
        TableGuidance guidance = new TableGuidance(new SyzygyKnowledge(ranking), reporter);
        for (RankedMove move : ranking.moves()) {
            for (int estimate : new int[] {-SURE - 50, -300, 0, 300, SURE + 50}) {
                told.clear();
                guidance.report(line(new Score.Centipawns(estimate), move.move()));
                int shown = value(((Iteration) told.get(0)).score());
                int sure = SURE - Math.abs(move.dtz());
                if (move.wdl() == 2) {
                    assertThat(shown).isEqualTo(Math.max(estimate, sure));
                } else if (move.wdl() == -2) {
                    assertThat(shown).isEqualTo(Math.min(estimate, -sure));
                } else {
                    assertThat(shown).isZero();
                }
            }
        }
    }

    @Test
    void aMateIsNotCorrected() {
        Position root = Positions.of("8/8/8/8/8/1k6/8/R6K w - - 0 1");
        Score mate = new Score.Mate(5, Optional.empty());
        new TableGuidance(new SyzygyKnowledge(ranking(root)), reporter)
                .report(line(mate, ranking(root).best().move()));
        assertThat(((Iteration) told.get(0)).score()).isEqualTo(mate);
    }

    @Test
    void allLinesAreCorrectedAndNotesPass() {
        Position root = Positions.of("8/8/8/8/8/1k6/8/R6K w - - 0 1");
        RootRanking ranking = ranking(root);
        TableGuidance guidance = new TableGuidance(new SyzygyKnowledge(ranking), reporter);
        int best = ranking.best().move();
        guidance.reportLines(List.of(line(new Score.Centipawns(0), best), line(new Score.Centipawns(1), best)));
        guidance.report(new SearchInfo.Note("words"));
        assertThat(told).hasSize(3).last().isEqualTo(new SearchInfo.Note("words"));
        assertThat(told.subList(0, 2)).allMatch(info -> value(((Iteration) info).score()) > SURE - 100);
        assertThat(guidance.mate()).isEmpty();
    }

    /** A single line needs only the moves as good as the best; the search reports to the guidance. */
    @Test
    void theSearchChoosesAmongTheBest() {
        Position root = Positions.of("8/8/8/8/8/1k6/8/R6K w - - 0 1");
        RootRanking ranking = ranking(root);
        RankedMove best = ranking.best();
        int[] asGood = ranking.moves().stream()
                .filter(move -> move.wdl() == best.wdl() && move.dtz() == best.dtz())
                .mapToInt(RankedMove::move)
                .toArray();
        TableGuidance guidance = new TableGuidance(new SyzygyKnowledge(ranking), reporter);
        SearchTask guided = guidance.guide(task(root, 1));
        assertThat(guided.limits().searchMoves()).containsExactlyInAnyOrder(asGood);
        int all = ranking.moves().size();
        assertThat(asGood.length).isBetween(1, all - 1);
        assertThat(guidance.guide(task(root, all)).limits().searchMoves()).hasSize(all);

        guided.report(line(new Score.Centipawns(0), best.move()));
        assertThat(value(((Iteration) told.get(0)).score())).isPositive();
    }

    private SearchTask task(Position root, int lines) {
        return new SearchTask(
                root,
                SearchLimits.builder().depth(3).build(),
                SearchSettings.builder().multiPv(lines).build(),
                SearchControl.unlimited(),
                reporter);
    }

    @Test
    void theAnswerIsCorrectedToo() {
        Position root = Positions.of("8/8/8/8/8/1k6/8/R6K w - - 0 1");
        RootRanking ranking = ranking(root);
        TableGuidance guidance = new TableGuidance(new SyzygyKnowledge(ranking), reporter);
        int best = ranking.best().move();
        SearchOutcome found =
                new SearchOutcome(best, new Score.Centipawns(12), Pv.of(best), PlayerId.ALPHA_BETA, "searched");
        Answer settled = guidance.settle(new Answer.Plays(found));
        assertThat(settled).isInstanceOfSatisfying(Answer.Plays.class, plays -> {
            assertThat(plays.outcome().bestMove()).isEqualTo(best);
            assertThat(value(plays.outcome().score()))
                    .isEqualTo(SURE - Math.abs(ranking.best().dtz()));
            assertThat(plays.outcome().reason()).isEqualTo("ranked by Syzygy tables");
            assertThat(plays.outcome().player()).contains(PlayerId.ALPHA_BETA);
        });
        Answer declined = new Answer.Declines("no");
        assertThat(guidance.settle(declined)).isSameAs(declined);
    }
}
