package io.github.kingfell.workbench.mate;

import io.github.kingfell.prover.problem.Goal;

/** The goals that a user may ask for: those of composed problems, and a gain of material. */
public enum AskedGoal {
    MATE(Goal.MATE),
    STALEMATE(Goal.STALEMATE),
    SELFMATE(Goal.SELFMATE),
    HELPMATE(Goal.HELPMATE),
    /** Not a problem: a gain is proven over the board. */
    MATERIAL(Goal.MATE);

    private final Goal problem;

    AskedGoal(Goal problem) {
        this.problem = problem;
    }

    public Goal problem() {
        return problem;
    }
}
