package io.github.kingfell.workbench.mate;

import io.github.kingfell.prover.problem.Goal;

/**
 * What is asked about a composed problem. The keys always are.
 *
 * @param setPlay what happens if the other side were to move
 * @param tries first moves with exactly one refutation
 * @param variations threats and defences after each key
 */
public record AskedProblem(Goal goal, boolean setPlay, boolean tries, boolean variations) {
    /** What is asked besides the keys, each part after a blank. */
    String words() {
        return (setPlay ? " set play" : "") + (tries ? " tries" : "") + (variations ? " variations" : "");
    }
}
