package io.github.kingfell.engine.coordination;

import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.syzygy.RankedMove;
import io.github.kingfell.tables.syzygy.RootRanking;
import java.util.List;
import java.util.Optional;

/**
 * Applies the Syzygy ranking of the root moves to a search: the search chooses among the best-ranked moves, and its
 * scores do not contradict the tables. Mate scores stay as they are, since they are proven.
 */
final class TableGuidance implements SearchTask.Reporter {
    private final RootRanking ranking;
    private final SearchTask.Reporter reporter;

    /**
     * Creates the guidance.
     *
     * @param reporter receives what the search reports, with corrected scores
     */
    TableGuidance(RootRanking ranking, SearchTask.Reporter reporter) {
        this.ranking = ranking;
        this.reporter = reporter;
    }

    /** Returns the task that the search gets instead of the given one. */
    SearchTask guide(SearchTask task) {
        // A single line needs only one move. Several lines are shown whatever the Syzygy tables say of the others.
        int[] candidates = ranking.candidates(task.settings().multiPv());
        return new SearchTask(
                task.position(), task.limits().withSearchMoves(candidates), task.settings(), task.control(), this);
    }

    /** Returns the search's answer with a score that agrees with the Syzygy tables. */
    Answer settle(Answer answer) {
        if (!(answer instanceof Answer.Plays plays)) {
            return answer;
        }
        SearchOutcome found = plays.outcome();
        Score score = corrected(found.score(), found.line());
        return new Answer.Plays(
                new SearchOutcome(found.bestMove(), score, found.line(), found.player(), "ranked by Syzygy tables"));
    }

    @Override
    public void report(SearchInfo info) {
        reporter.report(info instanceof Iteration line ? corrected(line) : info);
    }

    @Override
    public void reportLines(List<Iteration> lines) {
        reporter.reportLines(lines.stream().map(this::corrected).toList());
    }

    @Override
    public Optional<MateCertificate> mate() {
        return reporter.mate();
    }

    private Iteration corrected(Iteration line) {
        return line.with(corrected(line.score(), line.line()));
    }

    private Score corrected(Score score, Pv line) {
        Optional<RankedMove> known = ranking.of(line.move(0));
        return known.isPresent() && score instanceof Score.Centipawns estimate
                ? new Score.Centipawns(corrected(estimate.value(), known.get()))
                : score;
    }

    /** Corrects a score. A win nearer to the end scores higher, and the search may have seen still more. */
    private static int corrected(int estimate, RankedMove move) {
        int sure = Score.TABLE_WIN - Math.abs(move.dtz());
        return switch (move.wdl()) {
            case WdlValues.WIN -> Math.max(estimate, sure);
            case WdlValues.LOSS -> Math.min(estimate, -sure);
            default -> 0;
        };
    }
}
