package io.github.kingfell.prover.tree;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;

import io.github.kingfell.rules.board.Position;

/**
 * The example of a stable gain that section 6.3 of "Mate in 38" (1994) gives: the attacker is to move and has gained at
 * least the material that is expected. It is a heuristic, as the paper says: nobody asks what the attacker then loses.
 */
final class StableGainGoal extends MaterialGoal {
    /**
     * @param root the position that the search makes moves in, while it is at the root; the side to move is the
     *     attacker
     * @param points more than the attacker has now
     */
    StableGainGoal(Position root, int points) {
        super(root, points);
    }

    @Override
    public void evaluateAnd(int movesLeft) {
        int replies = generator.count(position);
        if (replies == 0) {
            set(position.inCheck() ? 0 : INFINITE, position.inCheck() ? INFINITE : 0);
        } else if (isDraw() || movesLeft == 0 && !isAhead()) {
            set(INFINITE, 0);
        } else {
            set(replies, 1);
        }
    }

    @Override
    public void evaluateOr() {
        int count = generator.count(position);
        if (count == 0 || isDraw()) {
            set(INFINITE, 0);
        } else if (isAhead()) {
            set(0, INFINITE);
        } else {
            set(1, count);
        }
    }
}
