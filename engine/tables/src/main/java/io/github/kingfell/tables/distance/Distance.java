package io.github.kingfell.tables.distance;

/**
 * The value of a position under best play of both sides, without the fifty-move rule and without history.
 *
 * @param outcome for the side to move
 * @param plies half-moves to mate, the winner hurrying and the loser delaying: odd for a win, even for a loss (0 when
 *     mated), 0 for a draw
 */
public record Distance(Outcome outcome, int plies) {
    public static final Distance DRAW = new Distance(Outcome.DRAW, 0);

    /** Who wins, seen from the side to move. */
    public enum Outcome {
        WIN,
        DRAW,
        LOSS
    }

    /** A win in an odd number of plies, a loss in an even one. */
    public static Distance ofMate(int plies) {
        return new Distance(plies % 2 == 1 ? Outcome.WIN : Outcome.LOSS, plies);
    }

    /** The value for the side to move of a move to a position of this value for the opponent. */
    public Distance before() {
        return isDraw() ? this : ofMate(plies + 1);
    }

    /** The same value seen from the other side: plies stay, so that it is no value of a position of its own to move. */
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

    /** Moves of the winner to mate, 0 for a draw and for a side that is mated. */
    public int moves() {
        return (plies + 1) / 2;
    }
}
