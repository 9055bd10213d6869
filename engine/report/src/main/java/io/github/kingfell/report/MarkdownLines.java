package io.github.kingfell.report;

import java.util.ArrayList;
import java.util.List;

/** A report as Markdown. */
final class MarkdownLines {
    private final List<String> lines = new ArrayList<>();

    private MarkdownLines() {}

    static List<String> of(Report report) {
        MarkdownLines markdown = new MarkdownLines();
        markdown.lines.add("# " + report.title());
        for (Report.Block block : report.blocks()) {
            markdown.lines.add("");
            markdown.add(block);
        }
        return List.copyOf(markdown.lines);
    }

    private void add(Report.Block block) {
        if (block instanceof Report.Block.Heading heading) {
            lines.add("## " + heading.text());
        } else if (block instanceof Report.Block.Paragraph paragraph) {
            lines.add(paragraph.text());
        } else if (block instanceof Report.Block.Items list) {
            if (list.items().isEmpty()) {
                lines.add(list.whenEmpty());
            }
            list.items().forEach(item -> lines.add("* " + item));
        } else if (block instanceof Report.Block.Table table) {
            add(table);
        }
    }

    /** Adds a table: columns are as wide as their widest cell, all but the first aligned to the right. */
    private void add(Report.Block.Table table) {
        List<List<String>> all = new ArrayList<>(table.rows());
        all.add(0, table.head());
        int[] widths = new int[table.head().size()];
        for (List<String> row : all) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        lines.add(row(table.head(), widths));
        lines.add(rule(widths));
        table.rows().forEach(row -> lines.add(row(row, widths)));
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
}
