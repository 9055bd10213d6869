package io.github.kingfell.cli.mate;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.prover.problem.Goal;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.classic.BellQuestion;
import io.github.kingfell.workbench.mate.MateQuestion;
import io.github.kingfell.workbench.mate.MateSettings;
import io.github.kingfell.workbench.mate.MaterialQuestion;
import io.github.kingfell.workbench.mate.ProblemQuestion;
import io.github.kingfell.workbench.mate.ProverQuestion;
import io.github.kingfell.workbench.mate.RestrictedQuestion;
import io.github.kingfell.workbench.mate.Restrictions;
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
            return new MaterialQuestion(material.points(), material.patience(), settings);
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
                !search.length().half() || problem.goal() == Goal.HELPMATE && !problem.isMaterial(),
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
        require(material.areValid(), "--points must be from 0 to 200, --patience from 0 to 9", spec);
        past.check(spec, search.length().moves());
    }
}
