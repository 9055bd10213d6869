package io.github.kingfell.tables.pawnending;

/**
 * What is known of the value of a position for the side to move: it is at least {@code least} and at most {@code most};
 * 1 is a win, 0 a draw, -1 a loss. The fifty-move rule and repetitions do not count.
 */
public record EndingValue(int least, int most) {
    public static final EndingValue UNKNOWN = new EndingValue(-1, 1);

    /** Checks the order of the bounds. */
    public EndingValue {
        if (least > most || least < -1 || most > 1) {
            throw new IllegalArgumentException("no bounds: " + least + " to " + most);
        }
    }

    public boolean isExact() {
        return least == most;
    }

    /** Returns what is known for the other side. */
    public EndingValue opposite() {
        return new EndingValue(-most, -least);
    }

    /** Returns what is known when the side to move may choose between both. */
    public EndingValue orBetter(EndingValue other) {
        return new EndingValue(Math.max(least, other.least), Math.max(most, other.most));
    }
}
