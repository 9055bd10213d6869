package io.github.kingfell.workbench.suite;

import io.github.kingfell.workbench.problem.Problem;
import io.github.kingfell.workbench.stipulation.Stipulation;
import io.github.kingfell.workbench.suite.ProblemOutcome.ProblemVerdict;

/** Gives a problem to the solver for its stipulation. */
public final class ProblemCheck {
    /** Up to this many moves, trying all moves soon finds a key or shows that there is no second one. */
    private static final int SHORT = 3;

    /** Share of the budget for trying all moves; the prover gets the rest. */
    private static final double SHARE_OF_WIDTH = 0.5;

    private final SuiteSettings settings;
    private final ProblemProver prover;

    public ProblemCheck(SuiteSettings settings, ProblemProver prover) {
        this.settings = settings;
        this.prover = prover;
    }

    ProblemOutcome check(Problem problem, Budget budget) throws InterruptedException {
        Stipulation stipulation = problem.stipulation();
        ProblemOutcome outcome = stipulation.isMate()
                ? mate(problem, budget)
                : stipulation.isForced()
                        ? forced(problem, budget)
                        : stipulation.isHelp() ? help(problem, budget) : others(problem, budget);
        if (problem.unsolved()) {
            outcome.fault(Fault.Kind.MISSING, "the book gives no solution");
        }
        if (problem.stipulation().isForced() && outcome.findings().isEmpty()) {
            new LineCheck(problem, new FullWidth(problem, settings, budget), prover, budget).check(outcome);
        }
        return outcome;
    }

    private ProblemOutcome help(Problem problem, Budget budget) {
        ProblemOutcome outcome = new ProblemOutcome();
        if (isTooLong(problem)) {
            outcome.open("too many moves to try everything");
        } else {
            new HelpmateCheck(problem, settings, budget).check(outcome);
        }
        return outcome;
    }

    private ProblemOutcome others(Problem problem, Budget budget) throws InterruptedException {
        ProblemOutcome outcome = new ProblemOutcome();
        switch (problem.stipulation().kind()) {
            case NO_MATE -> {
                if (isTooLong(problem)) {
                    outcome.open("too many moves to try everything");
                } else {
                    new FullWidth(problem, settings, budget).checkNone(outcome);
                }
            }
            case MATED -> new ProverCheck(problem, prover, budget).checkMated(outcome);
            case OPEN -> new ProverCheck(problem, prover, budget).checkMoves(outcome);
            case STRUCTURED -> outcome.open("structured stipulations are solved by kingfell mate, and not compared");
            default -> outcome.open("no solver for " + problem.stipulation().text());
        }
        return outcome;
    }

    private ProblemOutcome forced(Problem problem, Budget budget) {
        ProblemOutcome outcome = new ProblemOutcome();
        if (isTooLong(problem) || !new FullWidth(problem, settings, budget).check(1, outcome)) {
            outcome.open("no solution found");
        }
        return outcome;
    }

    /**
     * Checks a direct mate; the prover decides what trying all moves leaves open, because it need not try every move.
     */
    private ProblemOutcome mate(Problem problem, Budget budget) throws InterruptedException {
        int moves = problem.stipulation().moves();
        boolean widthFirst =
                moves <= SHORT || moves == SHORT + 1 && problem.unique() || settings.duals() && !isTooLong(problem);
        ProblemOutcome wide = new ProblemOutcome();
        if (widthFirst) {
            boolean any = new FullWidth(problem, settings, budget).check(SHARE_OF_WIDTH, wide);
            if (!any) {
                wide.open("no solution found");
            }
            if (wide.verdict() != ProblemVerdict.UNKNOWN) {
                return wide;
            }
        }
        ProblemOutcome proved = new ProblemOutcome();
        new ProverCheck(problem, prover, budget).check(proved);
        if (settings.duals()) {
            proved.open("not every variation was tried for duals");
        }
        return widthFirst && proved.verdict() == ProblemVerdict.UNKNOWN && !proved.isSolved() ? wide : proved;
    }

    private static boolean isTooLong(Problem problem) {
        return problem.stipulation().moves() > FullWidth.MOST;
    }
}
