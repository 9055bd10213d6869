package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;

/** A page with the endings that a person played for practice: the moves that lost something, and why. */
public final class DrillPage {
    private static final int LARGE_BOARD = 300;
    private static final int SMALL_BOARD = 240;

    private DrillPage() {}

    /**
     * One game.
     *
     * @param line all moves with their numbers
     * @param summary sentences on the whole game
     * @param lost in the order of the game
     */
    public record Game(Position start, String line, List<String> summary, List<Lost> lost) {
        public Game {
            summary = List.copyOf(summary);
            lost = List.copyOf(lost);
        }
    }

    /**
     * A move that lost something.
     *
     * @param better a best move
     * @param sentence the distances before and after, and the better move
     * @param reason the book's reason against the move; empty when it has none
     */
    public record Lost(Position before, int move, int better, String sentence, String reason) {}

    /**
     * Returns the lines of the page.
     *
     * @param title plain text
     */
    public static List<String> lines(String title, List<Game> games) {
        List<String> page = new ArrayList<>();
        String heading = Page.escaped(title);
        page.add(Page.head(heading, """
                figure.large.large { width: auto; max-width: 100%; }
                figure.lost.lost { width: 240px; }
                figure svg { max-width: 100%; height: auto; }
                """));
        page.add("<h1>" + heading + "</h1>");
        for (int i = 0; i < games.size(); i++) {
            page.add(games.size() == 1 ? "" : "<h2>Game " + (i + 1) + "</h2>");
            game(games.get(i), page);
        }
        page.add(Page.end());
        return page;
    }

    private static void game(Game game, List<String> page) {
        String fen = Page.escaped(Fen.format(game.start()));
        page.add("<div class='line'>");
        figure("large", BoardSvg.of(game.start(), Move.NONE, LARGE_BOARD), "<code>" + fen + "</code>", page);
        page.add("<div><ul>");
        game.summary().forEach(sentence -> page.add("<li>" + Page.escaped(sentence) + "</li>"));
        page.add("</ul></div>\n</div>");
        if (!game.lost().isEmpty()) {
            page.add("<h3>Where moves were lost</h3>\n<p>Red: the move played; green: a better one.</p>");
            page.add("<div class='line'>");
            game.lost().forEach(lost -> lost(lost, page));
            page.add("</div>");
        }
        page.add("<h3>The game</h3>\n<p>" + Page.escaped(game.line()) + "</p>");
    }

    private static void lost(Lost lost, List<String> page) {
        List<BoardSvg.Arrow> arrows =
                List.of(new BoardSvg.Arrow(lost.move(), false), new BoardSvg.Arrow(lost.better(), true));
        String reason = lost.reason().isEmpty() ? "" : "<br>The book: " + Page.escaped(lost.reason());
        figure(
                "lost",
                BoardSvg.of(lost.before(), Move.NONE, 0, arrows, Color.WHITE, SMALL_BOARD),
                Page.escaped(lost.sentence()) + reason,
                page);
    }

    /** @param caption escaped text */
    private static void figure(String kind, String board, String caption, List<String> page) {
        page.add("<figure class='" + kind + "'>" + board + "<figcaption>" + caption + "</figcaption></figure>");
    }
}
