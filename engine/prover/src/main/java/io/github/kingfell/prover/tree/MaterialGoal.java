package io.github.kingfell.prover.tree;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.GainChecker;

/** A goal of material: the attacker is ahead by more than at the root. A subclass says what must hold afterwards. */
abstract class MaterialGoal implements ProofGoal {
    final Position position;
    final MoveGenerator generator;
    final int attacker;
    private final int wanted;
    private final int rootPly;
    private int proof;
    private int disproof;

    /**
     * @param root the position that the search makes moves in, while it is at the root; the side to move is the
     *     attacker
     * @param points more than the attacker has now
     */
    MaterialGoal(Position root, int points) {
        position = root;
        generator = new MoveGenerator(root);
        attacker = root.sideToMove();
        wanted = balance() + points;
        rootPly = root.ply();
    }

    private int balance() {
        return GainChecker.points(position, attacker) - GainChecker.points(position, Color.opponent(attacker));
    }

    /** Returns true when the attacker has the material that is wanted. */
    final boolean isAhead() {
        return balance() >= wanted;
    }

    @Override
    public final int proof() {
        return proof;
    }

    @Override
    public final int disproof() {
        return disproof;
    }

    @Override
    public final void evaluateRoot(int bound) {
        int count = generator.count(position);
        boolean over = count == 0 || position.isSeventyFiveMoveDraw() || position.isInsufficientMaterial();
        set(over ? INFINITE : 1, over ? 0 : count);
    }

    final boolean isDraw() {
        return position.isFiftyMoveDraw() || position.isRepetition(rootPly) || position.isInsufficientMaterial();
    }

    final void set(int firstProof, int firstDisproof) {
        proof = firstProof;
        disproof = firstDisproof;
    }
}
