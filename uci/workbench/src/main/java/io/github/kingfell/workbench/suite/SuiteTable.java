package io.github.kingfell.workbench.suite;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.workbench.suite.ProblemOutcome.ProblemVerdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Counts the records of a book by stipulation. */
public final class SuiteTable {
    static final List<String> HEAD =
            List.of("stipulation", "problems", "solved", "shortest", "right", "wrong", "unknown", "median s", "90 % s");

    private static final Comparator<String> BY_LENGTH = Comparator.comparing(SuiteTable::sign)
            .thenComparingDouble(SuiteTable::number)
            .thenComparing(text -> text);

    private final List<SuiteRecord> problems;
    private final int bad;

    SuiteTable(List<SuiteRecord> records) {
        problems = records.stream()
                .filter(record -> record.verdict() != ProblemVerdict.BAD)
                .toList();
        bad = records.size() - problems.size();
    }

    /** Returns a row for each stipulation, and one for all when there are several. */
    List<List<String>> rows() {
        Map<String, List<SuiteRecord>> groups = new TreeMap<>(BY_LENGTH);
        problems.forEach(record -> groups.computeIfAbsent(record.stipulation(), any -> new ArrayList<>())
                .add(record));
        List<List<String>> rows = new ArrayList<>();
        groups.forEach((name, group) -> rows.add(row(name, group)));
        if (groups.size() != 1) {
            rows.add(row("all", problems));
        }
        return rows;
    }

    /** Returns one sentence on the whole book. */
    String summary() {
        return count(ProblemVerdict.RIGHT) + " right, " + count(ProblemVerdict.WRONG) + " wrong, "
                + count(ProblemVerdict.UNKNOWN) + " unknown, " + bad + (bad == 1 ? " bad line" : " bad lines");
    }

    public long count(ProblemVerdict verdict) {
        return verdict == ProblemVerdict.BAD ? bad : count(problems, record -> record.verdict() == verdict);
    }

    /** Returns the table as text in columns. */
    List<String> lines() {
        List<List<String>> all = new ArrayList<>(List.of(HEAD));
        all.addAll(rows());
        List<String> lines = new ArrayList<>();
        for (List<String> row : all) {
            StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%-12s", row.get(0)));
            row.subList(1, row.size()).forEach(cell -> line.append(String.format(Locale.ROOT, "%10s", cell)));
            lines.add(line.toString());
        }
        return lines;
    }

    /** Returns the seconds until solved, in ascending order. */
    double[] times() {
        return times(problems);
    }

    /** Returns the seconds within which a share of the solved problems was solved; NaN when none was. */
    static double quantile(double[] sorted, double share) {
        return sorted.length == 0 ? Double.NaN : sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
    }

    /**
     * Returns a row for each engine of a comparison: name, positions, found, shortest, bad lines, failures, seconds.
     */
    static List<List<String>> comparison(List<SuiteRecord> records, List<String> engines) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < engines.size(); i++) {
            List<JsonNode> answers = answers(records, i);
            rows.add(List.of(
                    engines.get(i),
                    String.valueOf(answers.size()),
                    String.valueOf(flags(answers, "found")),
                    String.valueOf(flags(answers, "shortest")),
                    String.valueOf(answers.stream()
                            .mapToInt(answer -> answer.path("badLines").asInt())
                            .sum()),
                    String.valueOf(flags(answers, "failed")),
                    seconds(answers.stream()
                            .mapToDouble(answer -> answer.path("seconds").asDouble())
                            .sum())));
        }
        return rows;
    }

    /** Returns the answers of one engine of a comparison, one for each problem that it was asked. */
    static List<JsonNode> answers(List<SuiteRecord> records, int engine) {
        return records.stream()
                .map(SuiteRecord::comparison)
                .filter(all -> all.size() > engine)
                .map(all -> all.get(engine))
                .toList();
    }

    private static long flags(List<JsonNode> answers, String name) {
        return answers.stream().filter(answer -> answer.path(name).asBoolean()).count();
    }

    private static List<String> row(String name, List<SuiteRecord> group) {
        double[] times = times(group);
        return List.of(
                name,
                String.valueOf(group.size()),
                String.valueOf(times.length),
                String.valueOf(count(group, SuiteRecord::isShortest)),
                String.valueOf(count(group, record -> record.verdict() == ProblemVerdict.RIGHT)),
                String.valueOf(count(group, record -> record.verdict() == ProblemVerdict.WRONG)),
                String.valueOf(count(group, record -> record.verdict() == ProblemVerdict.UNKNOWN)),
                seconds(quantile(times, 0.5)),
                seconds(quantile(times, 0.9)));
    }

    private static double[] times(List<SuiteRecord> group) {
        double[] times = group.stream()
                .filter(SuiteRecord::isSolved)
                .mapToDouble(SuiteRecord::solvedAfter)
                .toArray();
        Arrays.sort(times);
        return times;
    }

    private static long count(List<SuiteRecord> group, Predicate<SuiteRecord> which) {
        return group.stream().filter(which).count();
    }

    private static String seconds(double value) {
        return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, value < 10 ? "%.2f" : "%.0f", value);
    }

    private static String sign(String stipulation) {
        return stipulation.replaceFirst("[-\\d.]+$", "");
    }

    private static double number(String stipulation) {
        String number = stipulation.substring(sign(stipulation).length()).replace("-", "");
        return number.matches("\\d+(\\.\\d)?") ? Double.parseDouble(number) : 0;
    }
}
