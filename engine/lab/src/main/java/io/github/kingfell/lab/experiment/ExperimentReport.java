package io.github.kingfell.lab.experiment;

import java.util.ArrayList;
import java.util.List;

/** What an experiment found, published and measured side by side, as Markdown that can be read as it stands. */
public final class ExperimentReport {
    private final List<String> lines;

    private ExperimentReport(List<String> lines) {
        this.lines = List.copyOf(lines);
    }

    public List<String> lines() {
        return lines;
    }

    public static Builder titled(String title) {
        return new Builder(title);
    }

    /** Writes a report from top to bottom. */
    public static final class Builder {
        private final List<String> lines = new ArrayList<>();

        private Builder(String title) {
            lines.add("# " + title);
        }

        public Builder section(String heading) {
            lines.add("");
            lines.add("## " + heading);
            return this;
        }

        public Builder paragraph(String text) {
            lines.add("");
            lines.add(text);
            return this;
        }

        /** One bullet for each item; the one text when there are none. */
        public Builder list(List<String> items, String whenEmpty) {
            lines.add("");
            if (items.isEmpty()) {
                lines.add(whenEmpty);
            }
            items.forEach(item -> lines.add("* " + item));
            return this;
        }

        /** Columns as wide as their widest cell; all but the first aligned to the right. */
        public Builder table(List<String> head, List<List<String>> rows) {
            List<List<String>> all = new ArrayList<>(rows);
            all.add(0, head);
            int[] widths = new int[head.size()];
            for (List<String> row : all) {
                for (int i = 0; i < widths.length; i++) {
                    widths[i] = Math.max(widths[i], row.get(i).length());
                }
            }
            lines.add("");
            lines.add(row(head, widths));
            lines.add(rule(widths));
            rows.forEach(row -> lines.add(row(row, widths)));
            return this;
        }

        private static String row(List<String> cells, int[] widths) {
            StringBuilder line = new StringBuilder("|");
            for (int i = 0; i < widths.length; i++) {
                String gap = " ".repeat(widths[i] - cells.get(i).length());
                line.append(' ')
                        .append(i == 0 ? cells.get(i) + gap : gap + cells.get(i))
                        .append(" |");
            }
            return line.toString();
        }

        private static String rule(int[] widths) {
            StringBuilder line = new StringBuilder("|");
            for (int i = 0; i < widths.length; i++) {
                line.append('-').append("-".repeat(widths[i])).append(i == 0 ? "-|" : ":|");
            }
            return line.toString();
        }

        public ExperimentReport build() {
            return new ExperimentReport(lines);
        }
    }
}
