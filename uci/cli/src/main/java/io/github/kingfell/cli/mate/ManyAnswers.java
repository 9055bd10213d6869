package io.github.kingfell.cli.mate;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.mate.MateInput;
import io.github.kingfell.workbench.mate.MateList;
import io.github.kingfell.workbench.mate.MateQuestion;
import io.github.kingfell.workbench.mate.SolutionBook;
import io.github.kingfell.workbench.mate.TaskList;
import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.problem.EpdProblem;
import io.github.kingfell.workbench.problem.FileKind;
import io.github.kingfell.workbench.problem.FoundTask;
import io.github.kingfell.workbench.problem.LichessPuzzle;
import io.github.kingfell.workbench.problem.ProblemTasks;
import io.github.kingfell.workbench.problem.SolvingOptions;
import io.github.kingfell.workbench.problem.TypedPosition;
import io.github.kingfell.workbench.results.ResultFile;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Answers one question for many positions: a list, a position with its twins, or a file of problems, each of which has
 * its own stipulation.
 */
final class ManyAnswers {
    private final ListOptions list;
    private final QuestionOptions asked;
    private final MateSearchOptions search;
    private final Supplier<Engine> engines;
    private final Interruption interruption;
    private final @Nullable SolutionBook page;
    private final CommandSpec spec;
    private final PrintWriter out;
    private final PrintWriter err;
    private @Nullable String unfinished;

    /** The lines that state a problem which this command does not ask. */
    private int otherProblems;

    /** @param page receives every solution, and is not written here; null for none */
    ManyAnswers(
            ListOptions list,
            QuestionOptions asked,
            MateSearchOptions search,
            Supplier<Engine> engines,
            Interruption interruption,
            @Nullable SolutionBook page,
            CommandSpec spec) {
        this.list = list;
        this.asked = asked;
        this.search = search;
        this.engines = engines;
        this.interruption = interruption;
        this.page = page;
        this.spec = spec;
        out = spec.commandLine().getOut();
        err = spec.commandLine().getErr();
    }

    /** Returns what an interruption has left undone; empty when the work is complete. */
    Optional<String> unfinished() {
        return Optional.ofNullable(unfinished);
    }

    /**
     * Answers for a file, or for one position that is asked like one.
     *
     * @return the exit code
     */
    int ofInput(MateInput input) throws InterruptedException, NotationException, IOException {
        Path resume = list.resume();
        try (MateInput.Opened opened = input.open();
                ResultFile results = resume == null ? null : new ResultFile(resume)) {
            boolean ownQuestions = ProblemTasks.has(opened.kind());
            require(
                    !ownQuestions || !asked.areForAll(search),
                    "the problems of the file have stipulations of their own: --goal, --in and the like are for"
                            + " positions and for lines of FEN or EPD",
                    spec);
            boolean solutions = page != null && opened.kind() == FileKind.LINES && asked.areOfEachLine(search);
            return ownQuestions || solutions
                    ? solve(ProblemTasks.read(opened.kind(), opened.bytes()), results)
                    : answer(input, opened, results);
        }
    }

    /**
     * Solves a position, and its twins if there are any.
     *
     * @return the exit code
     */
    int ofProblem(TypedPosition typed, Stipulation stipulation)
            throws InterruptedException, NotationException, IOException {
        List<FoundTask> tasks = typed.tasks(stipulation, SolvingOptions.KEYS).stream()
                .map(task -> new FoundTask(task.line(), task.title(), task, ""))
                .toList();
        return solve(tasks, null);
    }

    /** Asks the question of the options about each line. */
    private int answer(MateInput input, MateInput.Opened opened, @Nullable ResultFile results)
            throws InterruptedException, NotationException, IOException {
        ProgressLine progress = new ProgressLine(
                err, input.isList() && list.progress(), list.shard().share(input.count()));
        try (BufferedReader lines = opened.lines();
                MateQuestion question = asked.question(search, interruption, engines, spec.commandLine())) {
            MateList.LineReader reader =
                    opened.kind() == FileKind.LICHESS ? LichessPuzzle::read : line -> Optional.of(read(line));
            MateList answers = new MateList(
                    question, search.settings(interruption), list.json(), results, page, list.shard(), out, err);
            int code = answers.run(lines, reader, progress);
            answers.unfinished().ifPresent(what -> unfinished = what);
            if (otherProblems > 0) {
                err.println(otherProblems + (otherProblems == 1 ? " line states" : " lines state")
                        + " another problem than a mate, which --html or kingfell suite solves; here all lines were"
                        + " asked the same");
            }
            return code;
        }
    }

    /** Reads a line, which may state a problem that is not asked. */
    private Epd read(String line) throws NotationException {
        Epd epd = Epd.parse(line);
        otherProblems += !asked.areForAll(search) && EpdProblem.isOtherThanMate(epd) ? 1 : 0;
        return epd;
    }

    /** Asks the question of each problem. */
    private int solve(List<FoundTask> tasks, @Nullable ResultFile results) throws InterruptedException, IOException {
        ProgressLine progress =
                new ProgressLine(err, list.progress(), list.shard().share(tasks.size()));
        TaskList answers = new TaskList(
                task -> asked.question(task, search, interruption, engines, spec.commandLine()),
                search.settings(interruption),
                list.json(),
                results,
                page,
                out,
                err);
        int code = answers.run(tasks, list.shard(), progress);
        answers.unfinished().ifPresent(what -> unfinished = what);
        return code;
    }
}
