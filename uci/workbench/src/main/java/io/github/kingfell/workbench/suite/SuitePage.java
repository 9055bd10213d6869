package io.github.kingfell.workbench.suite;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.render.BoardSvg;
import io.github.kingfell.workbench.render.Page;
import io.github.kingfell.workbench.suite.ProblemOutcome.ProblemVerdict;
import java.util.List;
import java.util.Optional;

/** A report on a book as one self-contained page: contents, tables and plots, then every problem with its diagram. */
final class SuitePage {
    private static final int BOARD = 200;

    /** A book with more problems has no diagrams of the right ones, which would make browsers slow. */
    private static final int MOST_DIAGRAMS = 1000;

    private final StringBuilder contents = new StringBuilder();
    private final StringBuilder body = new StringBuilder();

    /** Adds a table of numbers. */
    void table(String heading, String anchor, List<String> head, List<List<String>> rows) {
        heading(heading, anchor, "");
        table("", head, rows);
    }

    /** Adds a table of texts. */
    void texts(String heading, String anchor, List<String> head, List<List<String>> rows) {
        heading(heading, anchor, "");
        table("text", head, rows);
    }

    void paragraphs(List<String> lines) {
        lines.forEach(line -> body.append("<p>").append(Page.escaped(line)).append("</p>\n"));
    }

    void plot(String heading, String anchor, SolvedPlot plot) {
        heading(heading, anchor, "");
        body.append(plot.svg());
    }

    /** Adds the problems by verdict, those with faults first; the right ones are folded. */
    void problems(List<SuiteRecord> records) {
        verdict("Wrong", records, ProblemVerdict.WRONG);
        verdict("Unknown", records, ProblemVerdict.UNKNOWN);
        verdict("Bad lines", records, ProblemVerdict.BAD);
        verdict("Right", records, ProblemVerdict.RIGHT);
    }

    /** Returns the page. */
    String of(String title, String summary, String origin) {
        return ShippedText.of(SuiteReport.class, "report.html")
                .replace("{title}", Page.escaped(title))
                .replace("{summary}", Page.escaped(summary))
                .replace("{origin}", Page.escaped(origin))
                .replace("{pieces}", BoardSvg.definitions())
                .replace("{contents}", contents)
                .replace("{body}", body);
    }

    /** @param links escaped, after the heading in the contents */
    private void heading(String heading, String anchor, String links) {
        String text = Page.escaped(heading);
        contents.append("<li><a href=\"#")
                .append(anchor)
                .append("\">")
                .append(text)
                .append("</a>")
                .append(links)
                .append("</li>\n");
        body.append("<h2 id=\"").append(anchor).append("\">").append(text).append("</h2>\n");
    }

    private void verdict(String heading, List<SuiteRecord> all, ProblemVerdict verdict) {
        List<SuiteRecord> records =
                all.stream().filter(record -> record.verdict() == verdict).toList();
        if (records.isEmpty()) {
            return;
        }
        boolean isRight = verdict == ProblemVerdict.RIGHT;
        heading(heading + " (" + records.size() + ")", verdict.word(), isRight ? "" : links(records));
        boolean diagrams = !isRight || all.size() <= MOST_DIAGRAMS;
        if (isRight) {
            body.append("<details><summary>")
                    .append(diagrams ? "with diagrams" : "without diagrams, because there are so many")
                    .append("</summary>\n");
        }
        records.forEach(record -> problem(record, diagrams));
        if (isRight) {
            body.append("</details>\n");
        }
    }

    private static String links(List<SuiteRecord> records) {
        StringBuilder links = new StringBuilder(":");
        for (SuiteRecord record : records) {
            links.append(" <a href=\"#n")
                    .append(record.number())
                    .append("\" title=\"")
                    .append(Page.escaped(record.title()).replace("\"", "&quot;"))
                    .append("\">")
                    .append(record.number())
                    .append("</a>");
        }
        return links.toString();
    }

    private void problem(SuiteRecord record, boolean diagram) {
        body.append("<article id=\"n").append(record.number()).append("\">\n");
        Optional<Position> position = diagram ? record.position() : Optional.empty();
        position.ifPresent(shown ->
                body.append(BoardSvg.of(shown, Move.NONE, 0, "", BOARD)).append("\n"));
        body.append("<div><h3>")
                .append(record.number())
                .append(". ")
                .append(Page.escaped(record.title()))
                .append("</h3>\n<p>");
        if (!record.stipulation().isEmpty()) {
            body.append("<b>").append(Page.escaped(record.stipulation())).append("</b> ");
        }
        String verdict = record.verdict().word();
        body.append("<b class=\"")
                .append(verdict)
                .append("\">")
                .append(verdict)
                .append("</b> <span class=\"soft\">")
                .append(Page.escaped(record.place()))
                .append("</span></p>\n<p>")
                .append(Page.escaped(record.details()))
                .append("</p>\n");
        position.ifPresent(
                shown -> body.append("<p><code>").append(Fen.format(shown)).append("</code></p>\n"));
        body.append("</div></article>\n");
    }

    private void table(String kind, List<String> head, List<List<String>> rows) {
        if (rows.isEmpty()) {
            body.append("<p>None.</p>\n");
            return;
        }
        body.append("<div class=\"scroll\"><table class=\"")
                .append(kind)
                .append("\">\n")
                .append(Page.rows(head, rows))
                .append("</table></div>\n");
    }
}
