package io.github.kingfell.workbench.review;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.Score;
import java.util.Locale;

/** Formats scores and lines for people: scores from White's view, lines with the move numbers of the game. */
public final class ReviewText {
    private ReviewText() {}

    /** Formats the best score, such as {@code +0.34}, {@code White mates in 3} or {@code Black is checkmated}. */
    public static String score(Assessment assessment) {
        if (assessment.isOver()) {
            return assessment.isMated() ? side(assessment.position().sideToMove()) + " is checkmated" : "stalemate";
        }
        return score(assessment.best().score(), assessment.position());
    }

    /** @param score for the side to move in the position */
    public static String score(Score score, Position position) {
        int mover = position.sideToMove();
        if (score instanceof Score.Mate mate) {
            int winner = mate.moves() > 0 ? mover : Color.opponent(mover);
            return side(winner) + " mates in " + Math.abs(mate.moves());
        }
        return pawns((Score.Centipawns) score, mover, "+");
    }

    /**
     * Returns the value of PGN's command {@code %eval}: pawns from White's view, or {@code #} and moves, then a comma
     * and the depth; empty when the game is over.
     */
    public static String eval(Assessment assessment) {
        if (assessment.isOver()) {
            return "";
        }
        Assessment.Line best = assessment.best();
        int mover = assessment.position().sideToMove();
        String value = best.score() instanceof Score.Mate mate
                ? "#" + (mover == Color.WHITE ? mate.moves() : -mate.moves())
                : pawns((Score.Centipawns) best.score(), mover, "");
        return value + "," + best.depth();
    }

    /** Formats moves with their numbers: {@code 12... Nf6 13. e5}. */
    public static String line(Position start, int[] moves) {
        Position position = start.copy();
        StringBuilder text = new StringBuilder();
        for (int move : moves) {
            boolean white = position.sideToMove() == Color.WHITE;
            text.append(text.isEmpty() ? "" : " ");
            if (white || text.isEmpty()) {
                text.append(position.fullmoveNumber()).append(white ? ". " : "... ");
            }
            text.append(San.format(position, move));
            position.make(move);
        }
        return text.toString();
    }

    private static String pawns(Score.Centipawns score, int mover, String plus) {
        int white = mover == Color.WHITE ? score.value() : -score.value();
        return (white > 0 ? plus : "") + String.format(Locale.ROOT, "%.2f", white / 100.0);
    }

    static String side(int color) {
        return color == Color.WHITE ? "White" : "Black";
    }
}
