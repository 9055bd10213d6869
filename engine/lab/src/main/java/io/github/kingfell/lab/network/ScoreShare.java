package io.github.kingfell.lab.network;

/**
 * The weight of the search's score in the target of the fit; the rest is the result of the game. A result says little
 * about a position of the middlegame, but it is often exact with few pieces, where a short search sees least.
 *
 * @param many with sixteen pieces and more, 0 to 1
 * @param few with six pieces and fewer, 0 to 1; between them the weight changes in proportion
 */
public record ScoreShare(double many, double few) {
    private static final int FEW = 6;
    private static final int MANY = 16;

    /** @throws IllegalArgumentException when a weight is not from 0 to 1 */
    public ScoreShare {
        if (!(many >= 0 && many <= 1 && few >= 0 && few <= 1)) {
            throw new IllegalArgumentException(many + " and " + few + " are not both from 0 to 1");
        }
    }

    /** Returns the same weight for all numbers of pieces. */
    static ScoreShare of(double weight) {
        return new ScoreShare(weight, weight);
    }

    /** Returns the weight for a number of pieces, kings included. */
    double with(int pieceCount) {
        double way = (double) (Math.max(FEW, Math.min(MANY, pieceCount)) - FEW) / (MANY - FEW);
        return few + way * (many - few);
    }
}
