package io.github.kingfell.cli.mate;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.mate.AskedGoal;
import io.github.kingfell.workbench.problem.SolvingOptions;
import io.github.kingfell.workbench.solution.AskedProblem;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.Iterator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Options for composed problems: every move is tried, and repetition and the fifty-move rule do not apply. */
final class ProblemOptions {
    @ArgGroup(
            validate = false,
            heading =
                    "%nProblems (solved by trying everything; repetition and the fifty-move rule are ignored, castling"
                            + " is legal when the FEN gives the right, en passant when it gives the square):%n")
    private Group group = new Group();

    private boolean whole;

    /** Shown under a heading of its own. */
    static final class Group {
        @Option(
                names = "--goal",
                paramLabel = "GOAL",
                converter = GoalConverter.class,
                completionCandidates = Names.class,
                description =
                        "mate, stalemate, selfmate (the side to move forces the other to mate it), reflexmate, helpmate"
                                + " (the side to move begins and helps the other to mate it; with half a move, it"
                                + " begins and mates), series-mate, series-helpmate, and others by their signs; or a"
                                + " stipulation such as h#2.5, s#3, r#2, ser-h#6, which may also follow the position;"
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
        return group.goal != null && group.goal.material();
    }

    boolean areValid() {
        return goal().isForced() || !group.tries && !group.variations;
    }

    Goal goal() {
        return group.goal == null ? Goal.MATE : group.goal.problem();
    }

    AskedProblem asked() {
        return new AskedProblem(goal(), shown());
    }

    /** Shows set play and variations, whether they were asked for or not. */
    void showWhole() {
        whole = true;
    }

    /** Returns what is shown besides the solutions. */
    SolvingOptions shown() {
        return whole ? wished().withSetPlay(true).withVariations(true) : wished();
    }

    /** Returns what the options ask for besides the solutions. */
    SolvingOptions wished() {
        return SolvingOptions.KEYS
                .withSetPlay(group.setPlay)
                .withTries(group.tries)
                .withVariations(group.variations);
    }

    /** Returns the stipulation of {@code --goal}, if it has a number. */
    Optional<Stipulation> stipulation() {
        return group.goal == null ? Optional.empty() : group.goal.stipulation();
    }

    /** Returns true when a goal was given, with or without a number. */
    boolean hasGoal() {
        return group.goal != null;
    }

    /** Returns true when more than the shortest mate is asked for. */
    boolean hasParts() {
        return group.allKeys || group.setPlay || group.tries || group.variations;
    }

    /** Takes a goal that stands after the position. */
    void goal(Goal goal) {
        group.goal = new AskedGoal(goal, false, Optional.empty());
    }

    /** Leaves the search for a mate to the prover. */
    void withoutGoal() {
        group.goal = null;
    }

    /** Reads a goal. */
    static final class GoalConverter implements ITypeConverter<AskedGoal> {
        @Override
        public AskedGoal convert(String text) {
            try {
                return AskedGoal.parse(text);
            } catch (NotationException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }

    /** The names of the goals. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return AskedGoal.names().iterator();
        }
    }
}
