package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.workbench.review.Assessment;
import io.github.kingfell.workbench.review.GameReview;
import io.github.kingfell.workbench.review.MoveGrade;
import io.github.kingfell.workbench.review.ReviewText;
import io.github.kingfell.workbench.review.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A page with analysed games: a graph of the scores, the moves, and a board for each move, to step through. */
public final class GamePage {
    private static final int BOARD = 320;

    private final GameReview review;
    private final int below;
    private final String name;
    private final List<String> page;

    /** @param name prefix of the names of the boards */
    private GamePage(GameReview review, Below below, String name, List<String> page) {
        this.review = review;
        this.below = below.color(review.positions().get(0).position());
        this.name = name;
        this.page = page;
    }

    /** Returns the lines of the page. */
    public static List<String> lines(List<GameReview> games, Below below) {
        List<String> page = new ArrayList<>();
        String title = games.size() == 1 ? Summary.title(games.get(0).game()) : games.size() + " games";
        page.add(Page.head(Page.escaped(title), ShippedText.of(GamePage.class, "game.css")));
        page.add("<h1>" + Page.escaped(title) + "</h1>");
        page.add(legend());
        if (games.size() > 1) {
            contents(games, page);
        }
        for (int i = 0; i < games.size(); i++) {
            if (games.size() > 1) {
                page.add("<h2 id='game" + (i + 1) + "'>" + (i + 1) + ". "
                        + Page.escaped(Summary.title(games.get(i).game()))
                        + " <a class='top' href='#contents'>contents</a></h2>");
            }
            new GamePage(games.get(i), below, "g" + (i + 1) + "p", page).write();
        }
        page.add(Page.end());
        return page;
    }

    /** Lists the games, each with a link to it. */
    private static void contents(List<GameReview> games, List<String> page) {
        page.add("<ol id='contents'>");
        for (int i = 0; i < games.size(); i++) {
            GameReview review = games.get(i);
            int moves = (review.plies() + 1) / 2;
            page.add("<li><a href='#game" + (i + 1) + "'>" + Page.escaped(Summary.title(review.game()))
                    + "</a> <span class='soft'>" + moves + (moves == 1 ? " move" : " moves") + "</span></li>");
        }
        page.add("</ol>");
    }

    private static String legend() {
        StringBuilder text = new StringBuilder("<p class='soft'>Scores are from White's point of view. A move is "
                + "graded by the part of a point that it lost by the engine's estimate:");
        for (MoveGrade judgement : MoveGrade.values()) {
            if (judgement != MoveGrade.NONE) {
                text.append(String.format(
                        Locale.ROOT,
                        " <b class='%s'>%s</b> %s, at least %.2f;",
                        judgement.word(),
                        judgement.sign(),
                        judgement.word(),
                        judgement.least()));
            }
        }
        text.setCharAt(text.length() - 1, '.');
        return text.append(" Only mates are proved.</p>").toString();
    }

    private void write() {
        page.add("<p>" + Page.escaped(Summary.of(review, Color.WHITE)) + ".<br>"
                + Page.escaped(Summary.of(review, Color.BLACK)) + ".</p>");
        Summary.extent(review).ifPresent(words -> page.add("<p class='soft'>" + Page.escaped(words) + ".</p>"));
        page.add("<div class='game'>\n<div class='line replay'>");
        for (int ply = 0; ply <= review.plies(); ply++) {
            board(ply);
        }
        page.add("</div>\n<div>");
        if (review.plies() > 0) {
            page.add(ScoreGraph.of(review, name));
        }
        page.add("<ol class='moves'>");
        for (int ply = 0; ply < review.plies(); ply++) {
            move(ply);
        }
        page.add("</ol>\n</div>\n</div>");
    }

    /** Writes the board after this many plies; when the next move was bad, an arrow shows a better one. */
    private void board(int ply) {
        Assessment assessment = review.positions().get(ply);
        Position position = assessment.position();
        int last = ply == 0 ? Move.NONE : review.game().moves().get(ply - 1).move();
        List<BoardSvg.Arrow> arrows = new ArrayList<>();
        if (ply < review.plies() && review.judgement(ply) != MoveGrade.NONE) {
            arrows.add(new BoardSvg.Arrow(review.game().moves().get(ply).move(), false));
            arrows.add(new BoardSvg.Arrow(assessment.best().moves().get(0), true));
        }
        String caption = ply == 0 ? "start" : moveText(ply - 1);
        page.add("<figure id='" + name + ply + "'>" + BoardSvg.of(position, last, 0, arrows, below, BOARD)
                + "<figcaption>" + caption + "  " + Page.escaped(ReviewText.score(assessment))
                + "</figcaption></figure>");
    }

    private void move(int ply) {
        Assessment before = review.positions().get(ply);
        MoveGrade judgement = review.judgement(ply);
        Position position = before.position();
        String number = position.fullmoveNumber() + (position.sideToMove() == Color.WHITE ? "." : "...");
        String san = San.format(position, review.game().moves().get(ply).move()) + judgement.sign();
        String kind = position.sideToMove() == Color.WHITE ? "white" : "black";
        StringBuilder row = new StringBuilder("<li class='" + kind + "'><span class='number'>").append(number);
        row.append("</span><span class='move ").append(judgement.word()).append("'><a href='#");
        row.append(name).append(ply + 1).append("'>").append(san).append("</a></span><span class='score'>");
        row.append(Page.escaped(ReviewText.score(review.positions().get(ply + 1))))
                .append("</span>");
        if (judgement != MoveGrade.NONE) {
            row.append("<span class='better'><b class='" + judgement.word() + "'>" + judgement.word() + "</b>, lost "
                    + review.lossText(ply) + "; better "
                    + ReviewText.line(position, Summary.shown(before.best())) + "</span>");
        }
        page.add(row.append("</li>").toString());
    }

    private String moveText(int ply) {
        Position position = review.positions().get(ply).position();
        return ReviewText.line(
                        position, new int[] {review.game().moves().get(ply).move()})
                + review.judgement(ply).sign();
    }
}
