package io.github.kingfell.workbench.classic;

import io.github.kingfell.classics.bell.Reordering;
import io.github.kingfell.classics.bell.TwoMoveSolution;
import io.github.kingfell.classics.bell.TwoMoveSolver;
import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.forced.ForcedProblem;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.workbench.mate.MateAnswer;
import io.github.kingfell.workbench.mate.MateAnswer.MateVerdict;
import io.github.kingfell.workbench.mate.MateQuestion;

/**
 * Asks Bell's program for all mates in two. Its keys are compared with those of the problem solver, since it has
 * neither castling nor en passant: where that matters it gives no answer.
 */
public final class BellQuestion implements MateQuestion {
    private static final int TABLE_MEGABYTES = 16;

    @Override
    public String text() {
        return "#2 as bell";
    }

    @Override
    public MateAnswer answer(Epd line) {
        long begun = System.nanoTime();
        Position position = line.position();
        TwoMoveSolution solution = new TwoMoveSolver(position, Reordering.NONE).solve();
        double seconds = (System.nanoTime() - begun) / 1e9;
        ForcedProblem problem = new ForcedProblem(
                position, Goal.MATE, 2, AttackRestriction.NONE, SearchControl.unlimited(), TABLE_MEGABYTES);
        BellReport report = new BellReport(position, solution, problem.keys());
        MateVerdict verdict = !report.isRight()
                ? MateVerdict.UNKNOWN
                : solution.keys().isEmpty() ? MateVerdict.REFUTED : MateVerdict.SOLVED;
        return new MateAnswer(
                verdict,
                verdict == MateVerdict.SOLVED ? report.length() : 0,
                report.summary(),
                report.lines(),
                report.details(),
                solution.played(),
                seconds);
    }

    @Override
    public void close() {
        // Nothing to close.
    }
}
