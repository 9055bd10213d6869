package io.github.kingfell.tables.distance;

/**
 * The value of a position under best play of both sides, without the fifty-move rule and without history.
 *
 * @param outcome for the side to move
 * @param plies half-moves to the quickest mate against the longest defence: odd for a win, even for a loss (0 when
 *     mated), 0 for a draw
 */
public record Distance(Outcome outcome, int plies) {
    public static final Distance DRAW = new Distance(Outcome.DRAW, 0);

    /** The result with best play, for the side to move. */
    public enum Outcome {
        WIN,
        DRAW,
        LOSS
    }

    /** Returns a win for an odd number of plies, a loss for an even one. */
    public static Distance ofMate(int plies) {
        return new Distance(plies % 2 == 1 ? Outcome.WIN : Outcome.LOSS, plies);
    }

    /**
     * Returns the value of a move for the side to move, where this is the value of the position after it for the
     * opponent.
     */
    public Distance before() {
        return isDraw() ? this : ofMate(plies + 1);
    }

    /**
     * Returns the same value for the other side. The plies stay, so it is not the value of a position with that side to
     * move.
     */
    Distance flipped() {
        return switch (outcome) {
            case WIN -> new Distance(Outcome.LOSS, plies);
            case DRAW -> this;
            case LOSS -> new Distance(Outcome.WIN, plies);
        };
    }

    public boolean isWin() {
        return outcome == Outcome.WIN;
    }

    public boolean isDraw() {
        return outcome == Outcome.DRAW;
    }

    public boolean isLoss() {
        return outcome == Outcome.LOSS;
    }

    /** Returns the winner's moves to mate, 0 for a draw and for a side that is mated. */
    public int moves() {
        return (plies + 1) / 2;
    }
}
