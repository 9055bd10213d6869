package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;

/** A page with the positions that a person played for practice, and the moments that mattered in each. */
public final class DrillPage {
    private static final int LARGE_BOARD = 300;
    private static final int SMALL_BOARD = 240;

    private DrillPage() {}

    /**
     * One game.
     *
     * @param person the colour at the bottom of the boards
     * @param line all moves with their numbers
     * @param summary sentences on the whole game
     * @param moments in the order of the game
     */
    public record Game(Position start, int person, String line, List<String> summary, List<Moment> moments) {
        public Game {
            summary = List.copyOf(summary);
            moments = List.copyOf(moments);
        }
    }

    /**
     * A move that mattered: a fault, or an only move that was found.
     *
     * @param better a best move where this one is a fault; otherwise {@link Move#NONE}
     * @param sentence the results before and after, and the better move
     * @param reason the book's reason against the move; empty when it has none
     */
    public record Moment(Position before, int move, int better, String sentence, String reason) {
        public boolean isFault() {
            return better != Move.NONE;
        }
    }

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
                figure.moment.moment { width: 240px; }
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
        figure(
                "large",
                BoardSvg.of(game.start(), Move.NONE, 0, List.of(), game.person(), LARGE_BOARD),
                "<code>" + fen + "</code>",
                page);
        page.add("<div><ul>");
        game.summary().forEach(sentence -> page.add("<li>" + Page.escaped(sentence) + "</li>"));
        page.add("</ul></div>\n</div>");
        if (!game.moments().isEmpty()) {
            page.add(
                    "<h3>The moments that mattered</h3>\n<p>Red: a fault; green: a better move, or an only move that was "
                            + "found.</p>");
            page.add("<div class='line'>");
            game.moments().forEach(moment -> moment(moment, game.person(), page));
            page.add("</div>");
        }
        page.add("<h3>The game</h3>\n<p>" + Page.escaped(game.line()) + "</p>");
    }

    private static void moment(Moment moment, int person, List<String> page) {
        List<BoardSvg.Arrow> arrows = moment.isFault()
                ? List.of(new BoardSvg.Arrow(moment.move(), false), new BoardSvg.Arrow(moment.better(), true))
                : List.of(new BoardSvg.Arrow(moment.move(), true));
        String reason = moment.reason().isEmpty() ? "" : "<br>The book: " + Page.escaped(moment.reason());
        figure(
                "moment",
                BoardSvg.of(moment.before(), Move.NONE, 0, arrows, person, SMALL_BOARD),
                Page.escaped(moment.sentence()) + reason,
                page);
    }

    /** @param caption escaped text */
    private static void figure(String kind, String board, String caption, List<String> page) {
        page.add("<figure class='" + kind + "'>" + board + "<figcaption>" + caption + "</figcaption></figure>");
    }
}
