package io.github.kingfell.workbench.mate;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.prover.problem.Goal;
import io.github.kingfell.workbench.problem.SolvingOptions;
import io.github.kingfell.workbench.problem.Stipulation;
import java.util.function.Supplier;

/** Chooses who solves a problem with a stipulation: the prover long direct mates, the problem solver all others. */
public final class TaskQuestion {
    /** Direct mates of more moves are searched by the prover, unless more than the shortest mate is asked for. */
    public static final int MOST_TRIED = 4;

    private TaskQuestion() {}

    /**
     * @param stipulation with a goal that the solver knows
     * @param wishes what is shown besides the solution
     * @param allKeys whether all keys are asked for, of a long mate too
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
        Goal goal = stipulation.goal().orElseThrow();
        int whole = stipulation.isHalf() ? stipulation.moves() - 1 : stipulation.moves();
        MateSettings own = settings.of(whole, wishes.seconds());
        boolean parts = allKeys || wishes.tries() || wishes.variations() || wishes.setPlay();
        return goal == Goal.MATE && whole > MOST_TRIED && !parts
                ? new ProverQuestion(engines.get(), own)
                : new ProblemQuestion(new AskedProblem(goal, wishes), restrictions, own, stipulation.isHalf());
    }
}
