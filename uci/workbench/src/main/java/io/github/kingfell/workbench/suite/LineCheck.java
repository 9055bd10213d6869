package io.github.kingfell.workbench.suite;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.workbench.problem.Problem;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Checks that each move of the solver in a stated line, after the key, still reaches the goal in the remaining moves.
 */
final class LineCheck {
    /** Up to this many moves all moves are tried; for more, the prover is asked. */
    private static final int FULL_WIDTH = 3;

    private final Problem problem;
    private final FullWidth fullWidth;
    private final ProblemProver prover;
    private final Budget budget;

    LineCheck(Problem problem, FullWidth fullWidth, ProblemProver prover, Budget budget) {
        this.problem = problem;
        this.fullWidth = fullWidth;
        this.prover = prover;
        this.budget = budget;
    }

    void check(ProblemOutcome outcome) throws InterruptedException {
        for (int[] line : problem.lines()) {
            check(line, outcome);
        }
    }

    private void check(int[] line, ProblemOutcome outcome) throws InterruptedException {
        Position position = problem.position().copy();
        for (int ply = 0; ply < line.length; ply++) {
            int left = problem.stipulation().moves() - ply / 2;
            if (ply > 0 && ply % 2 == 0) {
                String shown = San.formatLine(problem.position(), Arrays.copyOf(line, ply + 1));
                if (left < 1) {
                    outcome.fault(
                            Fault.Kind.WRONG_LINE,
                            shown + " takes more than " + problem.stipulation().text());
                    return;
                }
                Answer answer = solves(position, line[ply], left);
                if (answer.no().isPresent()) {
                    Grounds grounds = answer.no().get();
                    outcome.fault(
                            Fault.Kind.WRONG_LINE,
                            "the last move of " + shown + " does not solve (" + grounds.words() + ")",
                            grounds);
                    return;
                }
                if (!answer.yes()) {
                    outcome.open("the last move of " + shown + " is not proved");
                }
            }
            position.make(line[ply]);
        }
    }

    /**
     * Whether a move solves.
     *
     * @param no the grounds for "it does not solve"; empty without any
     */
    record Answer(boolean yes, Optional<Grounds> no) {}

    private Answer solves(Position position, int move, int left) throws InterruptedException {
        boolean mate = problem.stipulation().isMate();
        if (mate && left > FULL_WIDTH) {
            ProblemProver.Found found = prover.mate(position, List.of(move), left, budget, 1);
            return new Answer(found.mate().isPresent(), found.none());
        }
        return fullWidth.solves(position, move, left);
    }
}
