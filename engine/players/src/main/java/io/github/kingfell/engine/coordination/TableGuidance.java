package io.github.kingfell.engine.coordination;

import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchTask;
import java.util.List;
import java.util.Optional;

/**
 * Applies what is known of the root moves to a search: the search chooses among the best, and its scores do not
 * contradict the tables. Mate scores stay as they are, since they are proven.
 */
final class TableGuidance implements SearchTask.Reporter {
    private final RootKnowledge root;
    private final SearchTask.Reporter reporter;

    /**
     * Creates the guidance.
     *
     * @param reporter receives what the search reports, with corrected scores
     */
    TableGuidance(RootKnowledge root, SearchTask.Reporter reporter) {
        this.root = root;
        this.reporter = reporter;
    }

    /** Returns the task that the search gets instead of the given one. */
    SearchTask guide(SearchTask task) {
        // A single line needs only one move. Several lines are shown whatever the tables say of the others.
        int[] candidates = root.candidates(task.settings().multiPv());
        return new SearchTask(
                task.position(), task.limits().withSearchMoves(candidates), task.settings(), task.control(), this);
    }

    /** Returns the search's answer with a score that agrees with the tables. */
    Answer settle(Answer answer) {
        if (!(answer instanceof Answer.Plays plays)) {
            return answer;
        }
        SearchOutcome found = plays.outcome();
        Score score = corrected(found.score(), found.line());
        return new Answer.Plays(new SearchOutcome(found.bestMove(), score, found.line(), found.player(), root.words()));
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
        return score instanceof Score.Centipawns estimate
                ? new Score.Centipawns(root.corrected(estimate.value(), line.move(0)))
                : score;
    }
}
