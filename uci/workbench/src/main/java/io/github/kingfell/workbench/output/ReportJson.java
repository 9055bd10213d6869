package io.github.kingfell.workbench.output;

import io.github.kingfell.report.Report;
import io.github.kingfell.report.Report.Block;
import java.util.Arrays;
import java.util.List;

/** A report as JSON: its title, and its blocks in order, each with the members of its kind. */
public final class ReportJson {
    private ReportJson() {}

    /**
     * Returns {@code title} and {@code blocks}, each with {@code heading}, {@code paragraph}, {@code items}, or
     * {@code head} and {@code rows}. Cells are text as in the Markdown.
     */
    public static JsonObject of(Report report) {
        return new JsonObject()
                .put("title", report.title())
                .putObjects(
                        "blocks",
                        report.blocks().stream().map(ReportJson::block).toList());
    }

    /** Does the same for Markdown lines: a title, headings, one-line paragraphs, items and tables. */
    public static JsonObject of(List<String> markdown) {
        Report.Builder report = Report.titled(markdown.get(0).replaceFirst("^#+ *", ""));
        int line = 1;
        while (line < markdown.size()) {
            String text = markdown.get(line);
            int end = line + 1;
            if (text.startsWith("#")) {
                report.section(text.replaceFirst("^#+ *", ""));
            } else if (text.startsWith("- ") || text.startsWith("|")) {
                while (end < markdown.size() && markdown.get(end).startsWith(text.substring(0, 1))) {
                    end++;
                }
                List<String> block = markdown.subList(line, end);
                if (text.startsWith("- ")) {
                    report.list(block.stream().map(item -> item.substring(2)).toList(), "");
                } else {
                    report.table(
                            cells(block.get(0)),
                            block.stream().skip(2).map(ReportJson::cells).toList());
                }
            } else if (!text.isBlank()) {
                report.paragraph(text);
            }
            line = end;
        }
        return of(report.build());
    }

    private static List<String> cells(String row) {
        String inside = row.strip().replaceFirst("^\\|", "").replaceFirst("\\|$", "");
        return Arrays.stream(inside.split("\\|")).map(String::strip).toList();
    }

    private static JsonObject block(Block block) {
        JsonObject json = new JsonObject();
        if (block instanceof Block.Heading heading) {
            json.put("heading", heading.text());
        } else if (block instanceof Block.Paragraph paragraph) {
            json.put("paragraph", paragraph.text());
        } else if (block instanceof Block.Items list) {
            json.put("items", list.items());
        } else if (block instanceof Block.Table table) {
            json.put("head", table.head()).putRows("rows", table.rows());
        }
        return json;
    }
}
