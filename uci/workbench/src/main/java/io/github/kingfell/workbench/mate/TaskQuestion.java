package io.github.kingfell.workbench.mate;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.problems.Goal;
import io.github.kingfell.workbench.problem.SolvingOptions;
import io.github.kingfell.workbench.solution.AskedProblem;
import io.github.kingfell.workbench.solution.Restrictions;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.Optional;
import java.util.function.Supplier;

/** Chooses who solves a problem with a stipulation: the prover long direct mates, the problem solver all others. */
public final class TaskQuestion {
    /** Direct mates of more moves are searched by the prover, unless more than the shortest mate is asked for. */
    public static final int MOST_TRIED = 4;

    private TaskQuestion() {}

    /**
     * @param stipulation one without a goal of problems asks the prover for a mate
     * @param wishes what is shown besides the solution
     * @param allKeys whether all keys are asked for, of a long mate too, or the prover cannot take the position
     * @param settings all but the number of moves, which the stipulation has
     * @param engines for the prover, which closes its engine
     */
    public static MateQuestion of(
            Stipulation stipulation,
            SolvingOptions wishes,
            boolean allKeys,
            Restrictions restrictions,
            MateSettings settings,
            Supplier<Engine> engines) {
        Optional<Goal> goal = stipulation.goal();
        int whole = stipulation.isHalf() ? stipulation.moves() - 1 : stipulation.moves();
        // A side that is mated has no mate of its own to be limited.
        int most = stipulation.kind() == Stipulation.Kind.MATED ? 0 : whole;
        MateSettings own = settings.of(most, wishes.seconds());
        boolean parts = allKeys || wishes.tries() || wishes.variations() || wishes.setPlay();
        if (stipulation.kind() == Stipulation.Kind.STRUCTURED) {
            return new ProblemQuestion(stipulation, wishes, own);
        }
        if (goal.isEmpty() || goal.get().equals(Goal.MATE) && whole > MOST_TRIED && !parts) {
            return new ProverQuestion(engines.get(), own);
        }
        return new ProblemQuestion(new AskedProblem(goal.get(), wishes), restrictions, own, stipulation.isHalf());
    }
}
