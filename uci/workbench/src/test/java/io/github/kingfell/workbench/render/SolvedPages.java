package io.github.kingfell.workbench.render;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.mate.MateAnswer;
import io.github.kingfell.workbench.mate.MateSettings;
import io.github.kingfell.workbench.mate.ProblemQuestion;
import io.github.kingfell.workbench.mate.SolutionBook;
import io.github.kingfell.workbench.mate.TimedMateSearch;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.problem.SolvingOptions;
import io.github.kingfell.workbench.solution.AskedProblem;
import io.github.kingfell.workbench.solution.Restrictions;
import io.github.kingfell.workbench.suite.SuiteRecord;
import io.github.kingfell.workbench.suite.SuiteReport;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Pages of solutions, and the report on a book, for tests. */
final class SolvedPages {
    private static final String MANSFIELD = "n1rbb3/P1knpR2/1q1R2QK/B6p/8/8/6B1/7r w - -"
            + " id \"C. Mansfield\"; c0 \"British Chess Magazine 1918\"; c9 \"#2\";";
    private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - id \"P. Morphy\"; c9 \"#2\";";
    private static final String HELPMATE = "8/8/6N1/8/6pp/6k1/4K1B1/7R b - - c9 \"h#2\";";
    private static final String PARTS = """
            {"number": %d, "file": "a-book-with-a-rather-long-name.epd", "line": %d, "verdict": "%s", "id": "%s",
             "fen": "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "stipulation": "#2", "error": "no legal move",
             "findings": [{"kind": "wrong key", "text": "Ra5 does not solve; the key is Ra6"}],
             "open": ["a second key is not ruled out"], "solutions": [{"san": ["Ra6"]}]}""";

    private SolvedPages() {}

    /** Writes a page with one problem, with its set play, tries and variations. */
    static Path one(Path file) throws IOException, NotationException {
        SolutionBook book = book(file);
        Epd mansfield = Epd.parse(MANSFIELD);
        book.add(1, mansfield, answer(mansfield, Goal.MATE));
        return written(book, file);
    }

    /** Writes a page with three problems, one of them a helpmate. */
    static Path three(Path file) throws IOException, NotationException {
        SolutionBook book = book(file);
        for (String line : List.of(MANSFIELD, MORPHY, HELPMATE)) {
            Epd epd = Epd.parse(line);
            book.add(line.length(), epd, answer(epd, line.equals(HELPMATE) ? Goal.HELPMATE : Goal.MATE));
        }
        return written(book, file);
    }

    /** Returns the report on a book with problems of all four verdicts. */
    static String report() {
        List<SuiteRecord> records = List.of(
                record(1, "wrong", "a"), record(2, "unknown", "b"), record(3, "bad", "c"), record(4, "right", "d & e"));
        return new SuiteReport(records, List.of(), "Check of a book", "kingfell suite").html();
    }

    private static SuiteRecord record(int number, String verdict, String id) {
        return new SuiteRecord(JsonObject.read(PARTS.formatted(number, number, verdict, id)));
    }

    private static MateAnswer answer(Epd epd, Goal goal) throws NotationException {
        SolvingOptions all =
                SolvingOptions.KEYS.withSetPlay(true).withTries(true).withVariations(true);
        MateSettings settings =
                new MateSettings(2, 60, 0, 1, 16, TimedMateSearch.Shortening.FIRST_PROOF, new Interruption());
        return new ProblemQuestion(new AskedProblem(goal, all), new Restrictions(false, null), settings, false)
                .answer(epd);
    }

    private static SolutionBook book(Path file) {
        return new SolutionBook(file, "Three <problems>", Below.WHITE, UnaryOperator.identity());
    }

    private static Path written(SolutionBook book, Path file) throws IOException {
        book.write(Optional.empty(), new PrintWriter(Writer.nullWriter()));
        return file;
    }
}
