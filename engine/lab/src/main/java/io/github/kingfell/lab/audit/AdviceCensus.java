package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.advice.Decision;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts how often each rule chose each piece of advice, and how often that went wrong. */
final class AdviceCensus {
    private static final class Row {
        private long chosen;
        private long failed;
        private final long[] observed;

        Row(int observations) {
            observed = new long[observations];
        }
    }

    private final List<String> observations;
    private final Map<String, Row> rows = new TreeMap<>();

    /** @param observations names of what else is counted */
    AdviceCensus(List<String> observations) {
        this.observations = observations;
    }

    /**
     * Counts a choice.
     *
     * @param weight number of positions that it represents
     * @param observed whether each observation holds after the move
     */
    void count(Decision decision, long weight, boolean failed, boolean[] observed) {
        Row row = rows.computeIfAbsent(decision.toString(), name -> new Row(observations.size()));
        row.chosen += weight;
        row.failed += failed ? weight : 0;
        for (int i = 0; i < observed.length; i++) {
            row.observed[i] += observed[i] ? weight : 0;
        }
    }

    /** Returns the counts as rows of a table, the most frequent choice first. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        StringBuilder header = new StringBuilder("| rule, advice | positions | failures |");
        StringBuilder rule = new StringBuilder("|---|---|---|");
        for (String observation : observations) {
            header.append(' ').append(observation).append(" after the move |");
            rule.append("---|");
        }
        lines.add(header.toString());
        lines.add(rule.toString());
        rows.entrySet().stream()
                .sorted(Comparator.comparingLong((Map.Entry<String, Row> row) -> -row.getValue().chosen))
                .forEach(row -> lines.add(line(row.getKey(), row.getValue())));
        return lines;
    }

    private static String line(String name, Row row) {
        StringBuilder line = new StringBuilder("| ")
                .append(name)
                .append(" | ")
                .append(row.chosen)
                .append(" | ")
                .append(row.failed)
                .append(" |");
        for (long observed : row.observed) {
            line.append(' ').append(Percent.of(observed, row.chosen)).append(" |");
        }
        return line.toString();
    }
}
