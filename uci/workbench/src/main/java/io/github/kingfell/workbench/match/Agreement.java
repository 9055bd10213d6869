package io.github.kingfell.workbench.match;

import io.github.kingfell.rules.board.Color;
import org.jspecify.annotations.Nullable;

/**
 * What the scores of the two engines, one after the other, say together about the end of their game. Both rules are
 * those of the usual match runners; they save the moves that nobody learns anything from.
 */
public final class Agreement {
    /** Plies in a row at which a winner must have been seen. */
    private static final int PLIES_TO_WIN = 6;

    /** Plies in a row at which nobody must have been seen ahead. */
    private static final int PLIES_TO_DRAW = 16;

    private static final int FIRST_DRAW = 40;

    private final Rule rule;
    private int pliesWon;
    private int pliesEven;
    private int winner = Color.WHITE;

    /**
     * When a game need not be played to its end.
     *
     * @param resign centipawns that one side must be ahead by; 0 when games are not resigned
     * @param draw centipawns that nobody may be ahead by more than; {@link #NO_DRAWS} when none is agreed
     */
    public record Rule(int resign, int draw) {
        public static final int NO_DRAWS = -1;
        public static final Rule NONE = new Rule(0, NO_DRAWS);
    }

    Agreement(Rule rule) {
        this.rule = rule;
    }

    /**
     * @param score centipawns for the mover; null when it has told none, which agrees to nothing
     * @param fullmove the number of its move
     */
    void hear(int mover, @Nullable Integer score, int fullmove) {
        boolean decided = score != null && rule.resign > 0 && Math.abs(score) >= rule.resign;
        int ahead = score != null && score > 0 ? mover : mover ^ 1;
        pliesWon = !decided ? 0 : ahead == winner ? pliesWon + 1 : 1;
        winner = decided ? ahead : winner;
        boolean even = score != null && Math.abs(score) <= rule.draw && fullmove >= FIRST_DRAW;
        pliesEven = even ? pliesEven + 1 : 0;
    }

    /** Half points of White in the game that both agree about: 0, 1 or 2; null while they do not. */
    @Nullable
    Integer halfPoints() {
        if (pliesWon >= PLIES_TO_WIN) {
            return winner == Color.WHITE ? 2 : 0;
        }
        return pliesEven >= PLIES_TO_DRAW ? 1 : null;
    }
}
