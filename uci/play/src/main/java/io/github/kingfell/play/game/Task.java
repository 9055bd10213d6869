package io.github.kingfell.play.game;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.tables.distance.Distance.Outcome;
import java.util.List;

/**
 * What a person is to reach from a position.
 *
 * @param person the colour
 * @param moves of the person after which a draw counts as held
 */
public record Task(Aim aim, int person, int moves) {
    /** What is to be reached. */
    public enum Aim {
        /** Mate. */
        WIN,
        /** A promotion that keeps the win. */
        PROMOTE,
        /** A draw, or none of the moves loses it. */
        HOLD
    }

    /** Returns the result that the person must have at the beginning. */
    public Outcome outcome() {
        return aim == Aim.HOLD ? Outcome.DRAW : Outcome.WIN;
    }

    /** Returns the task in words, such as {@code Win with White}. */
    public String words() {
        String side = person == Color.WHITE ? "White" : "Black";
        return switch (aim) {
            case WIN -> "Win with " + side;
            case PROMOTE -> "Promote the pawn and keep the win with " + side;
            case HOLD -> "Hold the draw with " + side + " for " + moves + " moves";
        };
    }

    /** Returns true when the game has come as far as the task asks, by the rules or by the number of moves. */
    boolean isOver(GameInPlay game) {
        if (game.isOver()) {
            return true;
        }
        boolean isAnswered = game.sideToMove() == person;
        return switch (aim) {
            case WIN -> false;
            case PROMOTE -> isAnswered && hasPromoted(game);
            case HOLD -> isAnswered && played(game) >= moves;
        };
    }

    /** Returns the person's moves so far. */
    int played(GameInPlay game) {
        int first = game.start().sideToMove() == person ? 1 : 0;
        return (game.moves().size() + first) / 2;
    }

    /** Returns true when the last move of the person was a promotion. */
    private boolean hasPromoted(GameInPlay game) {
        List<Integer> line = game.moves();
        int last = line.size() - (game.sideToMove() == person ? 2 : 1);
        return last >= 0 && Move.isPromotion(line.get(last));
    }
}
