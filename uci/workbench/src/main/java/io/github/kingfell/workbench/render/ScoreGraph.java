package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.workbench.review.Assessment;
import io.github.kingfell.workbench.review.GameReview;
import io.github.kingfell.workbench.review.MoveGrade;
import io.github.kingfell.workbench.review.ReviewText;
import java.util.Locale;

/** A graph of a game as SVG: White's expected score after each move, from 0 at the bottom to 1 at the top. */
final class ScoreGraph {
    private static final int WIDTH = 600;
    private static final int HEIGHT = 150;
    private static final int DOT = 5;
    private static final int LEFT = 34;
    private static final int TOP = 10;
    private static final int FOOT = 30;
    private static final int MOST_MARKS = 8;

    private ScoreGraph() {}

    /**
     * Draws a game of at least one move; each column is a link to the board after its move.
     *
     * @param name prefix of the names of the boards
     */
    static String of(GameReview review, String name) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg class='graph' role='img' viewBox='%d %d %d %d'><title>White's expected result after each move: "
                        + "a point at the top, nothing at the bottom</title>%s<rect class='lost' width='%d' "
                        + "height='%d'/><path class='won' d='M0 %d",
                -LEFT,
                -TOP,
                WIDTH + LEFT + 2,
                TOP + HEIGHT + FOOT,
                scale(review),
                WIDTH,
                HEIGHT,
                HEIGHT));
        for (int ply = 0; ply <= review.plies(); ply++) {
            text.append(String.format(Locale.ROOT, "L%.1f %.1f", x(ply, review), y(ply, review)));
        }
        text.append("V" + HEIGHT + "z'/><path class='half' d='M0 " + HEIGHT / 2 + "H" + WIDTH + "'/>\n");
        for (int ply = 0; ply < review.plies(); ply++) {
            text.append(column(ply, review, name)).append('\n');
        }
        return text.append("</svg>").toString();
    }

    /** Returns the numbers beside the graph: White's points on the left, moves of the game below. */
    private static String scale(GameReview review) {
        StringBuilder text = new StringBuilder();
        String[] points = {"1", "\u00bd", "0"};
        for (int i = 0; i < points.length; i++) {
            text.append(label(-6, HEIGHT * i / 2 + 5, "end", points[i]));
        }
        Position start = review.positions().get(0).position();
        int last = review.positions().get(review.plies()).position().fullmoveNumber();
        int step = RoundTicks.step(last - start.fullmoveNumber(), MOST_MARKS);
        for (int ply = 0; ply < review.plies(); ply++) {
            Position before = review.positions().get(ply).position();
            if (before.sideToMove() == Color.WHITE && before.fullmoveNumber() % step == 0) {
                int x = (int) Math.round(x(ply + 1, review));
                text.append(label(x, HEIGHT + FOOT - 8, "middle", String.valueOf(before.fullmoveNumber())));
            }
        }
        return text.toString();
    }

    private static String label(int x, int y, String anchor, String words) {
        return "<text x='" + x + "' y='" + y + "' text-anchor='" + anchor + "'>" + words + "</text>";
    }

    private static String column(int ply, GameReview review, String name) {
        Assessment before = review.positions().get(ply);
        MoveGrade judgement = review.judgement(ply);
        double width = (double) WIDTH / review.plies();
        String dot = judgement == MoveGrade.NONE
                ? ""
                : String.format(
                        Locale.ROOT,
                        "<circle class='%s' cx='%.1f' cy='%.1f' r='%d'/>",
                        judgement.word(),
                        x(ply + 1, review),
                        Math.max(DOT, Math.min(HEIGHT - DOT, y(ply + 1, review))),
                        DOT);
        return String.format(
                Locale.ROOT,
                "<a href='#%s%d'><title>%s</title><rect class='step' x='%.1f' width='%.1f' height='%d'/>"
                        + "<path class='now' d='M%.1f 0V%d'/>%s</a>",
                name,
                ply + 1,
                words(ply, before, review),
                x(ply + 1, review) - width / 2,
                width,
                HEIGHT,
                x(ply + 1, review),
                HEIGHT,
                dot);
    }

    private static String words(int ply, Assessment before, GameReview review) {
        int move = review.game().moves().get(ply).move();
        MoveGrade judgement = review.judgement(ply);
        return before.position().fullmoveNumber()
                + (before.position().sideToMove() == Color.WHITE ? ". " : "... ")
                + San.format(before.position(), move)
                + judgement.sign()
                + "  "
                + Page.escaped(ReviewText.score(review.positions().get(ply + 1)));
    }

    private static double x(int ply, GameReview review) {
        return (double) WIDTH * ply / review.plies();
    }

    private static double y(int ply, GameReview review) {
        Assessment assessment = review.positions().get(ply);
        double mover = assessment.expected();
        double white = assessment.position().sideToMove() == Color.WHITE ? mover : 1 - mover;
        return HEIGHT * (1 - white);
    }
}
