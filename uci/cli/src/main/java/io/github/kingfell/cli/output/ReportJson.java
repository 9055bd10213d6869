package io.github.kingfell.cli.output;

import io.github.kingfell.lab.experiment.ExperimentReport;
import io.github.kingfell.lab.experiment.ExperimentReport.Block;

/** A report as data: its title, and its blocks in their order, each an object known by its members. */
public final class ReportJson {
    private ReportJson() {}

    /**
     * {@code title} and {@code blocks}, each with {@code heading}, {@code paragraph}, {@code items}, or {@code head} and {@code
     * rows}. Cells are text as in the Markdown.
     */
    public static JsonObject of(ExperimentReport report) {
        return new JsonObject()
                .put("title", report.title())
                .putObjects(
                        "blocks",
                        report.blocks().stream().map(ReportJson::block).toList());
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
