package io.github.kingfell.workbench.review;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.search.Score;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Summarises an analysed game. */
public final class Summary {
    /** Moves of a line that are shown with an estimate; a proved mate is shown to its end. */
    private static final int MOST_MOVES = 10;

    private Summary() {}

    /** Returns the players, or the event when they are unknown, and the result of a finished game. */
    public static String title(PgnGame game) {
        String white = known(game, "White");
        String black = known(game, "Black");
        String event = known(game, "Event");
        String players = white.isEmpty() && black.isEmpty()
                ? event.isEmpty() ? "Game" : event
                : (white.isEmpty() ? "?" : white) + " - " + (black.isEmpty() ? "?" : black);
        return players + (game.result().equals("*") ? "" : ", " + game.result());
    }

    /**
     * Counts the bad moves of a side.
     *
     * @param color of the side
     */
    public static String of(GameReview review, int color) {
        int moves = 0;
        double lost = 0;
        Map<MoveGrade, Integer> counts = new EnumMap<>(MoveGrade.class);
        for (int ply = 0; ply < review.plies(); ply++) {
            if (review.positions().get(ply).position().sideToMove() == color) {
                moves++;
                lost += review.loss(ply);
                counts.merge(review.judgement(ply), 1, Integer::sum);
            }
        }
        return String.format(
                Locale.ROOT,
                "%s: inaccuracies %d, mistakes %d, blunders %d; a move lost %.3f of a point on average",
                ReviewText.side(color),
                counts.getOrDefault(MoveGrade.INACCURACY, 0),
                counts.getOrDefault(MoveGrade.MISTAKE, 0),
                counts.getOrDefault(MoveGrade.BLUNDER, 0),
                moves == 0 ? 0 : lost / moves);
    }

    /** Says how far an interrupted review went; empty for a whole one. */
    public static Optional<String> extent(GameReview review) {
        if (review.isWhole()) {
            return Optional.empty();
        }
        int plies = review.plies();
        if (plies == 0) {
            return Optional.of("interrupted before the first move was judged");
        }
        Position before = review.positions().get(plies - 1).position();
        int[] last = {review.game().moves().get(plies - 1).move()};
        return Optional.of("interrupted; judged up to " + ReviewText.line(before, last));
    }

    /** Returns the part of a line that is shown. */
    public static int[] shown(Assessment.Line line) {
        int[] moves = line.array();
        return line.score() instanceof Score.Mate ? moves : Arrays.copyOf(moves, Math.min(MOST_MOVES, moves.length));
    }

    /** Returns the value of a tag; empty for the sign of an unknown value. */
    private static String known(PgnGame game, String tag) {
        String value = game.tag(tag).strip();
        return value.equals("?") ? "" : value;
    }
}
