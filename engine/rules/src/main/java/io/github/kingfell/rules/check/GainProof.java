package io.github.kingfell.rules.check;

/**
 * A forced gain of material, complete as far as its claim goes: one move for the attacker, who begins, at each of his
 * turns, and an answer to every reply that counts. {@link GainChecker} says which do.
 *
 * @param points to be won at least: pawn 1, knight and bishop 3, rook 5, queen 9
 * @param patience quiet replies of the defender that are answered after the gain, on each branch
 * @param answers of the attacker; a node without replies is an end
 */
public record GainProof(int points, int patience, AnswerTree answers) {
    /** More than there is on a board. */
    public static final int MOST_POINTS = 200;

    /** A greater patience makes a proof too large to be found. */
    public static final int MOST_PATIENCE = 9;

    /** @throws IllegalArgumentException when the numbers make no sense; nothing else is checked */
    public GainProof {
        if (points < 1 || points > MOST_POINTS || patience < 0 || patience > MOST_PATIENCE) {
            throw new IllegalArgumentException("no gain of " + points + " points with patience " + patience);
        }
    }
}
