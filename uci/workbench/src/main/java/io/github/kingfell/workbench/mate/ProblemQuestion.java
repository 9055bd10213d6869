package io.github.kingfell.workbench.mate;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.mate.MateAnswer.MateVerdict;
import io.github.kingfell.workbench.solution.AskedProblem;
import io.github.kingfell.workbench.solution.ForcedReport;
import io.github.kingfell.workbench.solution.HelpmateReport;
import io.github.kingfell.workbench.solution.ProblemReport;
import io.github.kingfell.workbench.solution.Restrictions;

/** Asks the problem solver for all solutions within N moves, with set play, tries and variations as asked. */
public final class ProblemQuestion implements MateQuestion {
    /** Longer problems are out of reach of a full-width search, and of the solver's tables. */
    private static final int MOST = 60;

    private final AskedProblem options;
    private final Restrictions restrictions;
    private final MateSettings settings;
    private final boolean half;

    /** @param half whether a helpmate has half a move more than the settings say */
    public ProblemQuestion(AskedProblem options, Restrictions restrictions, MateSettings settings, boolean half) {
        this.options = options;
        this.restrictions = restrictions;
        this.settings = settings;
        this.half = half;
    }

    @Override
    public String text() {
        return options.goal().sign()
                + (settings.in() == 0 && !half ? "n" : settings.in())
                + (half ? ".5" : "")
                + options.words()
                + restrictions.words();
    }

    @Override
    public MateAnswer answer(Epd line) throws NotationException {
        int moves = settings.in() > 0 || half ? settings.in() : Math.abs(line.mateLength());
        if (moves == 0 && !half || moves > MOST) {
            throw new NotationException(
                    moves == 0
                            ? "a problem needs its number of moves: --in N, or dm N in the line"
                            : "a problem of more than " + MOST + " moves");
        }
        long begun = System.nanoTime();
        Position position = line.position();
        ProblemReport report = options.goal().isForced()
                ? new ForcedReport(position, options, moves, restrictions, settings.control(), settings.hash())
                : new HelpmateReport(
                        position, options, options.goal().plies(moves, half), settings.control(), settings.hash());
        report.solve();
        MateVerdict verdict = report.isSolved()
                ? MateVerdict.SOLVED
                : report.isComplete() && !restrictions.areSet() ? MateVerdict.REFUTED : MateVerdict.UNKNOWN;
        return new MateAnswer(
                verdict,
                report.length(),
                report.summary(),
                report.lines(),
                report.solution(verdict.word()),
                report.details(),
                report.nodes(),
                (System.nanoTime() - begun) / 1e9);
    }

    @Override
    public void close() {
        // Nothing to close.
    }
}
