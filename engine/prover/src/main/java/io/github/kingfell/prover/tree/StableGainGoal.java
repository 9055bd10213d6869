package io.github.kingfell.prover.tree;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.GainChecker;

/**
 * The example of a stable gain that section 6.3 of "Mate in 38" (1994) gives: the attacker is to move and has gained at
 * least the material that is expected. It is a heuristic, as the paper says: nobody asks what the attacker then loses.
 */
final class StableGainGoal implements ProofGoal {
    private final Position position;
    private final MoveGenerator generator;
    private final int attacker;
    private final int wanted;
    private final int rootPly;
    private int proof;
    private int disproof;

    /**
     * @param root the position that the search makes moves in, while it is at the root; the side to move is the
     *     attacker
     * @param points more than the attacker has now
     */
    StableGainGoal(Position root, int points) {
        position = root;
        generator = new MoveGenerator(root);
        attacker = root.sideToMove();
        wanted = balance() + points;
        rootPly = root.ply();
    }

    private int balance() {
        return GainChecker.points(position, attacker) - GainChecker.points(position, Color.opponent(attacker));
    }

    @Override
    public int proof() {
        return proof;
    }

    @Override
    public int disproof() {
        return disproof;
    }

    @Override
    public void evaluateRoot(int bound) {
        int count = generator.count(position);
        boolean over = count == 0 || position.isSeventyFiveMoveDraw() || position.isInsufficientMaterial();
        set(over ? INFINITE : 1, over ? 0 : count);
    }

    @Override
    public void evaluateAnd(int movesLeft) {
        int replies = generator.count(position);
        if (replies == 0) {
            set(position.inCheck() ? 0 : INFINITE, position.inCheck() ? INFINITE : 0);
        } else if (isDraw() || movesLeft == 0 && balance() < wanted) {
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
        } else if (balance() >= wanted) {
            set(0, INFINITE);
        } else {
            set(1, count);
        }
    }

    private boolean isDraw() {
        return position.isFiftyMoveDraw() || position.isRepetition(rootPly) || position.isInsufficientMaterial();
    }

    private void set(int firstProof, int firstDisproof) {
        proof = firstProof;
        disproof = firstDisproof;
    }
}
