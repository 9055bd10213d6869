package io.github.kingfell.cli.mate;

import io.github.kingfell.prover.problem.Goal;
import io.github.kingfell.workbench.mate.AskedGoal;
import io.github.kingfell.workbench.mate.AskedProblem;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Options for composed problems: every move is tried, and repetition and the fifty-move rule do not apply. */
final class ProblemOptions {
    @ArgGroup(
            validate = false,
            heading =
                    "%nProblems (solved by trying everything; repetition and the fifty-move rule are ignored, castling"
                            + " is legal when the FEN gives the right, en passant when it gives the square):%n")
    private Group group = new Group();

    /** Shown under a heading of its own. */
    static final class Group {
        @Option(
                names = "--goal",
                paramLabel = "GOAL",
                description =
                        "mate, stalemate, selfmate (the side to move forces the other to mate it) or helpmate (the"
                                + " side to move begins and helps the other to mate it; with half a move, --in 2.5, it"
                                + " begins and mates);"
                                + " default: mate. Or material, see below")
        private @Nullable AskedGoal goal;

        @Option(names = "--all-keys", description = "show all first moves that solve: a second one is a cook")
        private boolean allKeys;

        @Option(names = "--set-play", description = "show the play if the other side were to move")
        private boolean setPlay;

        @Option(
                names = "--tries",
                description = "show first moves with exactly one refutation, that refutation, and the play after "
                        + "other replies")
        private boolean tries;

        @Option(
                names = "--variations",
                description = "show threats and defences after each key, with the duals; replies that do not parry "
                        + "the threat are left out")
        private boolean variations;
    }

    /** Returns true when the question is one for the problem solver. */
    boolean areSet() {
        return group.goal != null && !isMaterial() || group.allKeys || group.setPlay || group.tries || group.variations;
    }

    /** Returns true when a gain of material is the goal, which is no problem. */
    boolean isMaterial() {
        return group.goal == AskedGoal.MATERIAL;
    }

    boolean areValid() {
        return goal().isForced() || !group.tries && !group.variations;
    }

    Goal goal() {
        return group.goal == null ? Goal.MATE : group.goal.problem();
    }

    AskedProblem asked() {
        return new AskedProblem(goal(), group.setPlay, group.tries, group.variations);
    }
}
