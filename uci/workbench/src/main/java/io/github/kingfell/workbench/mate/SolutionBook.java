package io.github.kingfell.workbench.mate;

import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.workbench.problem.FoundTask;
import io.github.kingfell.workbench.problem.ProblemTask;
import io.github.kingfell.workbench.problem.ProblemTasks;
import io.github.kingfell.workbench.render.Below;
import io.github.kingfell.workbench.render.Solution;
import io.github.kingfell.workbench.render.SolutionPage;
import io.github.kingfell.workbench.render.SolvedProblem;
import io.github.kingfell.workbench.render.SolvedProblem.SolvedTwin;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Collects solved problems in their order, then writes them as one page. Twins belong to the problem before them. */
public final class SolutionBook {
    private final Path file;
    private final String title;
    private final Below below;
    private final UnaryOperator<Writer> letters;
    private final List<SolvedProblem> problems = new ArrayList<>();

    /** Line of the last problem, to which its twins belong. */
    private int lastLine;

    /**
     * @param file of the page, replaced as a whole
     * @param title of a page with several problems
     * @param below the side at the bottom of the boards
     * @param letters translates the piece letters into the user's language
     */
    public SolutionBook(Path file, String title, Below below, UnaryOperator<Writer> letters) {
        this.file = file;
        this.title = title;
        this.below = below;
        this.letters = letters;
    }

    /** Adds the answer to a problem of a file, or to one of its twins. */
    void add(ProblemTask task, MateAnswer answer) {
        String stipulation = task.stipulation().text();
        SolvedTwin twin = new SolvedTwin(task.twin(), task.position(), stipulation, answer.solution(), task.notes());
        add(task.line(), task.name(), task.caption(), twin);
    }

    /** Adds a problem, or a twin, that cannot be used. */
    void addUnusable(FoundTask found, String error) {
        String place = "line " + found.line() + (found.title().isEmpty() ? "" : ": " + found.title());
        addUnusable(found.line(), place, error);
    }

    /** Adds a line that cannot be used. */
    void addUnusable(int line, String error) {
        addUnusable(line, "line " + line, error);
    }

    private void addUnusable(int line, String place, String error) {
        add(line, place, List.of(), new SolvedTwin("", null, "", Solution.unusable(error), List.of()));
    }

    /** Adds the answer to a position. */
    public void add(int line, Epd epd, MateAnswer answer) {
        Solution solution = answer.solution();
        add(
                line,
                epd.id(),
                ProblemTasks.caption(epd),
                new SolvedTwin("", epd.position(), solution.stipulation(), solution, List.of()));
    }

    private void add(int line, String name, List<String> caption, SolvedTwin twin) {
        boolean isTwin = line == lastLine && !problems.isEmpty();
        List<SolvedTwin> twins = new ArrayList<>();
        if (isTwin) {
            SolvedProblem first = problems.remove(problems.size() - 1);
            twins.addAll(first.twins());
            twins.add(twin);
            problems.add(new SolvedProblem(first.name(), first.caption(), twins));
        } else {
            problems.add(new SolvedProblem(name, caption, List.of(twin)));
        }
        lastLine = line;
    }

    /**
     * Writes the page.
     *
     * @param unfinished what an interruption has left undone; empty where every problem was solved
     * @param told receives a line about the file
     */
    public void write(Optional<String> unfinished, PrintWriter told) throws IOException {
        String incomplete = unfinished.map(what -> "Interrupted: " + what + ".").orElse("");
        WholeFile.write(file, stream -> {
            Writer text = letters.apply(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
            SolutionPage.write(title, problems, incomplete, below, text);
        });
        told.printf(Locale.ROOT, "written: %s, %,d bytes%n", file, Files.size(file));
    }
}
