package io.github.kingfell.workbench.suite;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.workbench.suite.ProblemOutcome.ProblemVerdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The report on a book, as a page, as Markdown, or as lines for the terminal. */
public final class SuiteReport {
    private static final List<String> COMPARISON_HEAD =
            List.of("engine", "positions", "found", "shortest", "bad lines", "failed", "seconds");

    private static final String COURSE_HEADING =
            "Positions found, and shortest known mates found, by time for each position";

    /** Divisors of each engine's time limit, for the columns of a comparison. */
    private static final List<Integer> FRACTIONS = List.of(8, 4, 2, 1);

    private static final List<String> FINDINGS_HEAD = List.of("place", "problem", "asked", "verdict", "finding");

    private static final List<String> CLAIMS_HEAD = List.of("place", "problem", "engine", "claim");

    private final List<SuiteRecord> records;
    private final SuiteTable table;
    private final List<String> engines;
    private final String title;
    private final String origin;

    /**
     * @param records in the order of the book
     * @param engines that were compared, ours first; may be empty
     * @param origin how and when the results were made
     */
    public SuiteReport(List<SuiteRecord> records, List<String> engines, String title, String origin) {
        this.records = List.copyOf(records);
        this.engines = List.copyOf(engines);
        this.title = title;
        this.origin = origin;
        table = new SuiteTable(records);
    }

    public SuiteTable table() {
        return table;
    }

    /** Returns the table, the comparison and a sentence, for the terminal. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (!table.rows().isEmpty()) {
            lines.addAll(table.lines());
        }
        for (List<String> row : engines.isEmpty() ? List.<List<String>>of() : comparison()) {
            lines.add(row.get(0) + ": found " + row.get(2) + " of " + row.get(1) + ", shortest " + row.get(3)
                    + ", bad lines " + row.get(4) + ", failed " + row.get(5) + ", " + row.get(6) + " s");
        }
        lines.addAll(ratios());
        lines.add(table.summary());
        return lines;
    }

    /** Returns the report; the first line is the title. */
    public List<String> markdown() {
        List<String> lines = new ArrayList<>(List.of("# " + title, "", table.summary() + "."));
        addMarkdown(lines, "By stipulation", SuiteTable.HEAD, table.rows());
        if (!engines.isEmpty()) {
            addMarkdown(lines, "Comparison", COMPARISON_HEAD, comparison());
            lines.add("");
            lines.addAll(ratios());
            if (isCourseKept()) {
                addMarkdown(lines, COURSE_HEADING, courseHead(), courses());
            }
            addMarkdown(lines, "Mates that cannot be right", CLAIMS_HEAD, badClaims());
        }
        addMarkdown(lines, "Findings", FINDINGS_HEAD, findings());
        return lines;
    }

    public String origin() {
        return origin;
    }

    /** Returns the report as a page with diagrams. */
    public String html() {
        SuitePage page = new SuitePage();
        page.table("By stipulation", "numbers", SuiteTable.HEAD, table.rows());
        if (table.times().length > 0) {
            page.plot("Solved over time", "time", plotOfSolved());
        }
        if (!engines.isEmpty()) {
            page.table("Comparison", "comparison", COMPARISON_HEAD, comparison());
            page.paragraphs(ratios());
            if (isCourseKept()) {
                page.table(COURSE_HEADING, "course", courseHead(), courses());
                page.plot("Found over time", "found", plotOfContest());
            }
            page.texts("Mates that cannot be right", "claims", CLAIMS_HEAD, badClaims());
        }
        page.problems(records);
        return page.of(title, table.summary(), origin);
    }

    /** Returns the plot of the comparison, or without one the plot of the solved problems. */
    public SolvedPlot plot() {
        return isCourseKept() ? plotOfContest() : plotOfSolved();
    }

    private SolvedPlot plotOfSolved() {
        double[] times = table.times();
        List<LengthHistory.Step> steps = new ArrayList<>();
        for (int i = 0; i < times.length; i++) {
            steps.add(new LengthHistory.Step(times[i], i + 1));
        }
        int problems = records.size() - (int) table.count(ProblemVerdict.BAD);
        return new SolvedPlot(List.of(new SolvedPlot.Curve("solved", "step", steps)), Math.max(1, problems));
    }

    private SolvedPlot plotOfContest() {
        List<SolvedPlot.Curve> curves = new ArrayList<>();
        for (int i = 0; i < engines.size(); i++) {
            LengthHistory course = new LengthHistory(SuiteTable.answers(records, i));
            String kind = i == 0 ? "step" : "step rival" + i;
            curves.add(new SolvedPlot.Curve(engines.get(i) + ", found", kind, course.found()));
            curves.add(new SolvedPlot.Curve(engines.get(i) + ", shortest", kind + " shortest", course.shortest()));
        }
        return new SolvedPlot(curves, Math.max(1, SuiteTable.answers(records, 0).size()));
    }

    /** Returns false for results without a comparison or without times. */
    private boolean isCourseKept() {
        boolean kept = !engines.isEmpty();
        for (int i = 0; i < engines.size(); i++) {
            kept &= LengthHistory.isKept(SuiteTable.answers(records, i));
        }
        return kept;
    }

    private double limit() {
        return records.stream()
                .mapToDouble(record -> record.json().path("limitSeconds").asDouble())
                .max()
                .orElse(0);
    }

    private List<String> courseHead() {
        List<String> head = new ArrayList<>(List.of("engine"));
        for (int part : FRACTIONS) {
            double seconds = limit() / part;
            head.add(String.format(Locale.ROOT, seconds == Math.rint(seconds) ? "%.0f s" : "%.2f s", seconds));
        }
        return head;
    }

    private List<List<String>> courses() {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < engines.size(); i++) {
            LengthHistory course = new LengthHistory(SuiteTable.answers(records, i));
            List<String> row = new ArrayList<>(List.of(engines.get(i)));
            for (int part : FRACTIONS) {
                // A last score that comes a little after the limit counts in the comparison.
                double seconds = part == 1 ? Double.POSITIVE_INFINITY : limit() / part;
                row.add(LengthHistory.at(course.found(), seconds) + ", "
                        + LengthHistory.at(course.shortest(), seconds));
            }
            rows.add(row);
        }
        return rows;
    }

    private List<List<String>> comparison() {
        return SuiteTable.comparison(records, engines);
    }

    /** Returns the ratio of our mates found to those of each other engine. */
    private List<String> ratios() {
        List<String> lines = new ArrayList<>();
        List<List<String>> rows = comparison();
        for (int i = 1; i < rows.size(); i++) {
            long ours = Long.parseLong(rows.get(0).get(2));
            long theirs = Long.parseLong(rows.get(i).get(2));
            String ratio = theirs == 0 ? "no ratio" : String.format(Locale.ROOT, "ratio %.3f", (double) ours / theirs);
            lines.add(
                    "found by " + engines.get(0) + " " + ours + ", by " + engines.get(i) + " " + theirs + ": " + ratio);
        }
        return lines;
    }

    /** Returns all problems that are not right. */
    private List<List<String>> findings() {
        return records.stream()
                .filter(record -> record.verdict() != ProblemVerdict.RIGHT)
                .map(record -> List.of(
                        record.place(),
                        record.title(),
                        record.stipulation(),
                        record.verdict().word(),
                        record.details()))
                .toList();
    }

    /** Returns the first false mate claim of each engine. */
    private List<List<String>> badClaims() {
        List<List<String>> rows = new ArrayList<>();
        for (SuiteRecord record : records) {
            List<JsonNode> answers = record.comparison();
            for (int i = 0; i < Math.min(answers.size(), engines.size()); i++) {
                if (answers.get(i).has("firstBad")) {
                    rows.add(List.of(
                            record.place(),
                            record.title(),
                            engines.get(i),
                            answers.get(i).path("firstBad").asText()));
                }
            }
        }
        return rows;
    }

    private static void addMarkdown(List<String> lines, String heading, List<String> head, List<List<String>> rows) {
        lines.addAll(List.of("", "## " + heading, ""));
        if (rows.isEmpty()) {
            lines.add("None.");
            return;
        }
        lines.add(row(head));
        lines.add("|" + "---|".repeat(head.size()));
        rows.forEach(cells -> lines.add(row(cells)));
    }

    private static String row(List<String> cells) {
        return "| "
                + String.join(
                        " | ",
                        cells.stream().map(cell -> cell.replace("|", "\\|")).toList())
                + " |";
    }
}
