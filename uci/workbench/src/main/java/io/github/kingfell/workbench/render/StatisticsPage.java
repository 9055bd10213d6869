package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.tables.census.TableStatistics;
import io.github.kingfell.tables.distance.BestPlay;
import java.util.List;

/** The statistics of an endgame as one self-contained page: a table, a histogram, the longest wins. */
public final class StatisticsPage {
    private static final int BOARD = 240;

    private final StringBuilder text = new StringBuilder();

    private StatisticsPage() {}

    /**
     * A position with a line of play.
     *
     * @param words what it is an example of
     */
    public record Shown(String words, Position position, BestPlay play) {}

    /**
     * Returns the page.
     *
     * @param name of the endgame
     * @param head of the table
     * @param rows cells in the order of the head
     */
    public static String of(
            String name, List<String> head, List<List<String>> rows, TableStatistics statistics, List<Shown> shown) {
        StatisticsPage page = new StatisticsPage();
        String title = Page.escaped(name + ": the ending in numbers");
        page.text.append(Page.head(title, """
                table { border-collapse: collapse; }
                th, td { padding: .1rem .7rem; text-align: right; border-bottom: 1px solid #8886; }
                .histogram svg { width: 100%; max-width: 720px; height: auto; }
                """));
        page.text.append("<h1>").append(title).append("</h1>\n");
        page.text.append("<p>All positions are counted, reflections separately, with best play of both sides. The "
                + "fifty-move rule is ignored.</p>\n");
        page.text
                .append("<table>\n")
                .append(Page.rows(head, rows))
                .append("</table>\n")
                .append("<h2>Distance to mate</h2>\n<div class='histogram'>\n")
                .append(DistanceHistogram.of(Page.escaped(name) + ", positions by moves to mate", statistics))
                .append("</div>\n");
        page.longest(shown);
        return page.text.append(Page.end()).toString();
    }

    private void longest(List<Shown> shown) {
        text.append("<h2>The longest wins</h2>\n");
        for (Shown one : shown) {
            text.append("<h3>").append(Page.escaped(one.words())).append("</h3>\n");
            text.append(BoardSvg.of(one.position(), Move.NONE, BOARD)).append('\n');
            text.append("<p><code>")
                    .append(Page.escaped(Fen.format(one.position())))
                    .append("</code></p>\n<p>")
                    .append(Page.escaped(
                            San.formatLine(one.position(), one.play().moves())))
                    .append("</p>\n");
        }
    }
}
