package io.github.kingfell.workbench.mate;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.mate.MateAnswer.MateVerdict;
import io.github.kingfell.workbench.problem.SolvingOptions;
import io.github.kingfell.workbench.solution.AskedProblem;
import io.github.kingfell.workbench.solution.ForcedReport;
import io.github.kingfell.workbench.solution.HelpmateReport;
import io.github.kingfell.workbench.solution.ProblemReport;
import io.github.kingfell.workbench.solution.Restrictions;
import io.github.kingfell.workbench.solution.StructuredReport;
import io.github.kingfell.workbench.stipulation.Stipulation;

/** Asks the problem solver for all solutions within N moves, with set play, tries and variations as asked. */
public final class ProblemQuestion implements MateQuestion {
    /** Longer problems are out of reach of a full-width search, and of the solver's tables. */
    private static final int MOST = 120;

    /** Whether what is not found may exist all the same. */
    private final boolean isPart;

    private final String text;
    private final ReportMaker maker;

    /** Makes the report that solves one position. */
    private interface ReportMaker {
        ProblemReport of(Epd line) throws NotationException;
    }

    /** @param half whether a helpmate has half a move more than the settings say */
    public ProblemQuestion(AskedProblem options, Restrictions restrictions, MateSettings settings, boolean half) {
        isPart = restrictions.areSet() || options.show().leftOut().isPart();
        text = options.goal().sign()
                + (settings.in() == 0 && !half ? "n" : settings.in())
                + (half ? ".5" : "")
                + options.words()
                + restrictions.words();
        maker = line -> ofGoal(line, options, restrictions, settings, half);
    }

    /** Asks for a structured stipulation. */
    ProblemQuestion(Stipulation structured, SolvingOptions show, MateSettings settings) {
        isPart = show.leftOut().isPart();
        text = structured.text() + show.words();
        maker = line -> new StructuredReport(line.position(), structured, show, settings.control(), settings.hash());
    }

    @Override
    public String text() {
        return text;
    }

    private static ProblemReport ofGoal(
            Epd line, AskedProblem options, Restrictions restrictions, MateSettings settings, boolean half)
            throws NotationException {
        int moves = settings.in() > 0 || half ? settings.in() : Math.abs(line.mateLength());
        if (moves == 0 && !half || moves > MOST) {
            throw new NotationException(
                    moves == 0
                            ? "a problem needs its number of moves: --in N, or dm N in the line"
                            : "a problem of more than " + MOST + " moves");
        }
        Position position = line.position();
        return options.goal().isForced()
                ? new ForcedReport(position, options, moves, restrictions, settings.control(), settings.hash())
                : new HelpmateReport(
                        position, options, options.goal().plies(moves, half), settings.control(), settings.hash());
    }

    @Override
    public MateAnswer answer(Epd line) throws NotationException {
        long begun = System.nanoTime();
        ProblemReport report = maker.of(line);
        report.solve();
        MateVerdict verdict = report.isSolved()
                ? MateVerdict.SOLVED
                : report.isComplete() && !isPart ? MateVerdict.REFUTED : MateVerdict.UNKNOWN;
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
