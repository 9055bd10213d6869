package io.github.kingfell.report;

import java.util.ArrayList;
import java.util.List;

/** A report: a title, and blocks that become Markdown or data. */
public final class Report {
    private final String title;
    private final List<Block> blocks;

    private Report(String title, List<Block> blocks) {
        this.title = title;
        this.blocks = List.copyOf(blocks);
    }

    /** A part of the report. */
    public sealed interface Block {
        /** The title of all blocks up to the next one. */
        record Heading(String text) implements Block {}

        record Paragraph(String text) implements Block {}

        /** @param whenEmpty text printed when there are no items */
        record Items(List<String> items, String whenEmpty) implements Block {
            public Items {
                items = List.copyOf(items);
            }
        }

        /** @param rows each as long as the head */
        record Table(List<String> head, List<List<String>> rows) implements Block {
            /** @throws IllegalArgumentException when a row does not have as many cells as the head */
            public Table {
                head = List.copyOf(head);
                rows = rows.stream().map(List::copyOf).toList();
                for (List<String> row : rows) {
                    if (row.size() != head.size()) {
                        throw new IllegalArgumentException("row " + row + " below " + head);
                    }
                }
            }
        }
    }

    public String title() {
        return title;
    }

    /** Returns the blocks from top to bottom. */
    public List<Block> blocks() {
        return blocks;
    }

    /** Returns the report as readable Markdown. */
    public List<String> lines() {
        return MarkdownLines.of(this);
    }

    public static Builder titled(String title) {
        return new Builder(title);
    }

    /** Writes a report from top to bottom. */
    public static final class Builder {
        private final String title;
        private final List<Block> blocks = new ArrayList<>();

        private Builder(String title) {
            this.title = title;
        }

        public Builder section(String heading) {
            return add(new Block.Heading(heading));
        }

        public Builder paragraph(String text) {
            return add(new Block.Paragraph(text));
        }

        /** Adds one bullet for each item, or the given text when there are none. */
        public Builder list(List<String> items, String whenEmpty) {
            return add(new Block.Items(items, whenEmpty));
        }

        /** @param rows each as long as the head */
        public Builder table(List<String> head, List<List<String>> rows) {
            return add(new Block.Table(head, rows));
        }

        private Builder add(Block block) {
            blocks.add(block);
            return this;
        }

        public Report build() {
            return new Report(title, blocks);
        }
    }
}
