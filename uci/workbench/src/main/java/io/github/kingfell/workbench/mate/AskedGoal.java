package io.github.kingfell.workbench.mate;

import io.github.kingfell.prover.problem.Goal;

/** What may be asked for: the goals of composed problems, and a gain of material. */
public enum AskedGoal {
    MATE(Goal.MATE),
    STALEMATE(Goal.STALEMATE),
    SELFMATE(Goal.SELFMATE),
    HELPMATE(Goal.HELPMATE),
    /** No problem: a gain is proved over the board. */
    MATERIAL(Goal.MATE);

    private final Goal problem;

    AskedGoal(Goal problem) {
        this.problem = problem;
    }

    public Goal problem() {
        return problem;
    }
}
