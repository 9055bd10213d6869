package io.github.kingfell.search;

/**
 * The order of scores for the side to move: its own mates first, the shorter the better, then estimates, and mates by
 * the other side last, the longer the better.
 */
public final class ScoreOrder {
    /** Above all estimates, by more than the longest mate. */
    private static final int MATE = 1_000_000;

    private ScoreOrder() {}

    /** Compares two scores: positive when the first is better, negative when the second is, 0 when they are equal. */
    public static int compare(Score first, Score second) {
        return Integer.compare(rank(first), rank(second));
    }

    private static int rank(Score score) {
        if (score instanceof Score.Mate mate) {
            return (mate.moves() > 0 ? MATE : -MATE) - mate.moves();
        }
        return ((Score.Centipawns) score).value();
    }
}
