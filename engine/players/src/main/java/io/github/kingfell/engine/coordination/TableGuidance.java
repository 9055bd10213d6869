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
 * Keeps a search to what Syzygy tables say of its root: it chooses among the moves that they rank first, and its scores
 * do not contradict them. Mates are left as they are, since they are proved.
 */
final class TableGuidance implements SearchTask.Reporter {
    private final RootRanking ranking;
    private final SearchTask.Reporter reporter;

    /** @param reporter told what the search reports, scores corrected */
    TableGuidance(RootRanking ranking, SearchTask.Reporter reporter) {
        this.ranking = ranking;
        this.reporter = reporter;
    }

    /** The task that the search is to get instead of this one. */
    SearchTask guide(SearchTask task) {
        // A single line needs but one move; several are shown whatever the tables say of the others.
        int[] candidates = ranking.candidates(task.settings().multiPv());
        return new SearchTask(
                task.position(), task.limits().withSearchMoves(candidates), task.settings(), task.control(), this);
    }

    /** The search's answer with a score that the tables agree to. */
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

    /** Nearer to the end is better for the winner; what the search itself has seen may be better still. */
    private static int corrected(int estimate, RankedMove move) {
        int sure = Score.TABLE_WIN - Math.abs(move.dtz());
        return switch (move.wdl()) {
            case WdlValues.WIN -> Math.max(estimate, sure);
            case WdlValues.LOSS -> Math.min(estimate, -sure);
            default -> 0;
        };
    }
}
