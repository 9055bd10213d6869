package io.github.kingfell.arena.match;

import io.github.kingfell.rules.board.Color;
import org.jspecify.annotations.Nullable;

/**
 * Adjudication: the rules that end a game early by the consecutive scores of the two engines. Both rules are those of
 * the usual match runners; they save moves that teach nothing.
 */
public final class Adjudication {
    /** Plies in a row in which both engines must see the same winner. */
    private static final int PLIES_TO_WIN = 6;

    /** Plies in a row in which neither side may be seen ahead. */
    private static final int PLIES_TO_DRAW = 16;

    private static final int FIRST_DRAW = 40;

    private final Rule rule;
    private int pliesWon;
    private int pliesEven;
    private int winner = Color.WHITE;

    /**
     * The conditions under which a game ends early.
     *
     * @param resign centipawns that one side must be ahead by; 0 when games are not resigned
     * @param draw most centipawns that either side may be ahead; {@link #NO_DRAWS} when draws are not agreed
     */
    public record Rule(int resign, int draw) {
        public static final int NO_DRAWS = -1;
        public static final Rule NONE = new Rule(0, NO_DRAWS);
    }

    Adjudication(Rule rule) {
        this.rule = rule;
    }

    /**
     * @param score centipawns for the mover; null when it reported none, which breaks any agreement
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

    /**
     * Returns the half points of White in the game that both engines agree about: 0, 1 or 2; null while they do not
     * agree.
     */
    @Nullable
    Integer halfPoints() {
        if (pliesWon >= PLIES_TO_WIN) {
            return winner == Color.WHITE ? 2 : 0;
        }
        return pliesEven >= PLIES_TO_DRAW ? 1 : null;
    }
}
