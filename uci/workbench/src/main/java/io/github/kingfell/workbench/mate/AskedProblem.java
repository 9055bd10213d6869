package io.github.kingfell.workbench.mate;

import io.github.kingfell.prover.problem.Goal;

/**
 * The parts of a composed problem to solve. The keys are always solved.
 *
 * @param setPlay what happens if the other side were to move
 * @param tries first moves with exactly one refutation
 * @param variations threats and defences after each key
 */
public record AskedProblem(Goal goal, boolean setPlay, boolean tries, boolean variations) {
    /** Returns the parts besides the keys, each after a blank. */
    String words() {
        return (setPlay ? " set play" : "") + (tries ? " tries" : "") + (variations ? " variations" : "");
    }
}
