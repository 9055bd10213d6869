package io.github.kingfell.workbench.solution;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.workbench.problem.SolvingOptions;

/** The parts of a composed problem to solve. The keys, or the lines of help play, are always solved. */
public record AskedProblem(Goal goal, SolvingOptions show) {
    /** Returns the parts besides the keys, each after a blank. */
    public String words() {
        return show.words();
    }
}
