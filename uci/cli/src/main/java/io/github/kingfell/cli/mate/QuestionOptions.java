package io.github.kingfell.cli.mate;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.cli.input.MoveCount;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.problems.Goal;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.classic.BellQuestion;
import io.github.kingfell.workbench.mate.MateQuestion;
import io.github.kingfell.workbench.mate.MateSettings;
import io.github.kingfell.workbench.mate.MaterialQuestion;
import io.github.kingfell.workbench.mate.ProblemQuestion;
import io.github.kingfell.workbench.mate.ProverQuestion;
import io.github.kingfell.workbench.mate.RestrictedQuestion;
import io.github.kingfell.workbench.mate.TaskQuestion;
import io.github.kingfell.workbench.problem.ProblemTask;
import io.github.kingfell.workbench.problem.SolvingOptions;
import io.github.kingfell.workbench.solution.Restrictions;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;

/** What is asked of a position: a mate by any moves, or another question. */
final class QuestionOptions {
    private final RestrictionOptions restrictions;

    @Mixin
    private ProblemOptions problem = new ProblemOptions();

    @Mixin
    private MaterialOptions material = new MaterialOptions();

    @Mixin
    private PastProgram past = new PastProgram();

    /** @param restrictions which the command shows before these options */
    QuestionOptions(RestrictionOptions restrictions) {
        this.restrictions = restrictions;
    }

    /**
     * Takes a stipulation that stands after the position, or else that of {@code --goal}, for the goal and the length.
     *
     * @throws picocli.CommandLine.ParameterException when it is not solved, or contradicts an option
     */
    void take(Optional<Stipulation> typed, MateSearchOptions search, CommandSpec spec) {
        Optional<Stipulation> stated = typed.or(problem::stipulation);
        if (stated.isEmpty() || stated.get().kind() == Stipulation.Kind.STRUCTURED) {
            return;
        }
        Stipulation stipulation = stated.get();
        require(stipulation.goal().isPresent(), "no solver for the stipulation " + stipulation.text(), spec);
        Goal goal = stipulation.goal().orElseThrow();
        boolean sameGoal =
                !problem.hasGoal() || !problem.isMaterial() && problem.goal().equals(goal);
        require(typed.isEmpty() || sameGoal, "two goals: --goal and " + stipulation.text(), spec);
        require(
                typed.isEmpty()
                        || problem.stipulation().isEmpty()
                        || problem.stipulation().equals(typed),
                "two stipulations: --goal and " + stipulation.text(),
                spec);
        MoveCount length = new MoveCount(stipulation.moves(), stipulation.isHalf());
        // In h#2.5 the side that begins makes three moves, and the number is 2.
        MoveCount number = stipulation.isHalf() ? new MoveCount(stipulation.moves() - 1, true) : length;
        require(
                search.length().equals(new MoveCount(0, false))
                        || search.length().equals(number),
                "two lengths: --in and " + stipulation.text(),
                spec);
        search.length(number);
        boolean plain = goal.equals(Goal.MATE) && !problem.hasParts();
        boolean elsewhere =
                past.isSet() || restrictions.chosen().areSet() || stipulation.moves() > TaskQuestion.MOST_TRIED;
        if (plain && elsewhere) {
            problem.withoutGoal();
        } else {
            problem.goal(goal);
        }
    }

    /** Returns the question for one problem of a file, which has a stipulation and wishes of its own. */
    MateQuestion question(
            ProblemTask task,
            MateSearchOptions search,
            Interruption interruption,
            Supplier<Engine> engines,
            CommandLine command) {
        MateSettings settings = search.settings(interruption);
        return TaskQuestion.of(
                task.stipulation(),
                wishes(task),
                problem.hasParts() || task.isOdd(),
                restrictions.chosen(),
                settings,
                () -> search.engine(engines, command));
    }

    /** A page shows set play and variations too, but not those of a long direct mate that the prover solves. */
    private SolvingOptions wishes(ProblemTask task) {
        Stipulation stipulation = task.stipulation();
        boolean isLong = stipulation.isMate() && stipulation.moves() > TaskQuestion.MOST_TRIED;
        return task.options().with(isLong ? problem.wished() : problem.shown());
    }

    /** Returns true when the options say what is asked of every position. */
    boolean areForAll(MateSearchOptions search) {
        return problem.hasGoal() || past.isSet() || !search.length().equals(new MoveCount(0, false));
    }

    /** Returns true when every line of a list may state a problem of its own. */
    boolean areOfEachLine(MateSearchOptions search) {
        return !areForAll(search) && !restrictions.chosen().areSet();
    }

    /** Shows set play and variations of problems, whether they were asked for or not. */
    void showWhole() {
        problem.showWhole();
    }

    /** Returns the stipulation of {@code --goal}, if it has a number. */
    Optional<Stipulation> ofGoal() {
        return problem.stipulation();
    }

    /** Returns what is shown of a problem besides its solutions. */
    SolvingOptions shown() {
        return problem.shown();
    }

    /** Returns true for a mate by any moves. */
    boolean isPlainMate() {
        return !problem.isMaterial() && isByAnyMoves();
    }

    /** Returns true for a mate by any moves, and for a gain of material. */
    boolean isByAnyMoves() {
        return !problem.areSet() && !restrictions.chosen().areSet() && !past.isSet();
    }

    MateQuestion question(
            MateSearchOptions search, Interruption interruption, Supplier<Engine> engines, CommandLine command) {
        MateSettings settings = search.settings(interruption);
        Restrictions restricted = restrictions.chosen();
        if (problem.isMaterial()) {
            return new MaterialQuestion(material.points(), material.patience(), material.others(), settings);
        }
        if (past.isSet()) {
            return new BellQuestion();
        }
        if (problem.areSet()) {
            return new ProblemQuestion(
                    problem.asked(), restricted, settings, search.length().half());
        }
        return restricted.areSet()
                ? new RestrictedQuestion(restricted, settings)
                : new ProverQuestion(search.engine(engines, command), settings);
    }

    /**
     * Reports errors before the search instead of after it.
     *
     * @param mateFiles a file is written that holds a mate only
     */
    void check(MateSearchOptions search, boolean mateFiles, CommandSpec spec) {
        boolean restricted = restrictions.chosen().areSet();
        require(
                !search.length().half() || problem.goal().isHelpInTurn() && !problem.isMaterial(),
                "only helpmates can have half a move: --goal helpmate",
                spec);
        require(restrictions.areValid(), "--king-moves must not be negative", spec);
        require(problem.areValid(), "--tries and --variations are for goals that one side forces", spec);
        require(problem.goal().isForced() || !restricted, "a helpmate has no attacker to restrict", spec);
        require(
                !problem.isMaterial() || !problem.areSet() && !restricted,
                "--goal material excludes the options for problems, --checks-only and --king-moves",
                spec);
        require(!problem.isMaterial() || !mateFiles, "the proof of a gain is written with --proof only", spec);
        require(!material.others() || problem.isMaterial(), "--others is for --goal material", spec);
        require(material.areValid(), "--points must be from 0 to 200, --patience from 0 to 9", spec);
        past.check(spec, search.length().moves());
    }
}
