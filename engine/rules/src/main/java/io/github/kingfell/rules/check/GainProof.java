package io.github.kingfell.rules.check;

/**
 * Proves a forced gain of material: one move for the attacker, who begins, at each of his turns, and an answer to every
 * counting reply. {@link GainChecker} defines which replies count.
 *
 * @param points the least gain: pawn 1, knight and bishop 3, rook 5, queen 9
 * @param patience quiet replies of the defender that are answered after the gain, on each branch
 * @param answers the attacker's answers; a node without replies ends a branch
 */
public record GainProof(int points, int patience, AnswerTree answers) {
    /** More points than a board can hold. */
    public static final int MOST_POINTS = 200;

    /** A greater patience makes a proof too large to be found. */
    public static final int MOST_PATIENCE = 9;

    /** @throws IllegalArgumentException when points or patience are out of range; nothing else is checked */
    public GainProof {
        if (points < 1 || points > MOST_POINTS || patience < 0 || patience > MOST_PATIENCE) {
            throw new IllegalArgumentException("no gain of " + points + " points with patience " + patience);
        }
    }
}
