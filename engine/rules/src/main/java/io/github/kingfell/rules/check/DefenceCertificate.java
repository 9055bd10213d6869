package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Position;

/** Certifies that a side never mates, so that it may be said; only {@link DefenceChecker} creates one. */
public final class DefenceCertificate {
    private final Position root;
    private final DefenceProof proof;
    private final long answered;

    /** @param root taken over by the certificate */
    DefenceCertificate(Position root, DefenceProof proof, long answered) {
        this.root = root;
        this.proof = proof;
        this.answered = answered;
    }

    /** A fresh copy of the position from which the attacker never mates. */
    public Position root() {
        return root.copy();
    }

    public DefenceProof proof() {
        return proof;
    }

    /** The number of the attacker's moves that were found answered. */
    public long answered() {
        return answered;
    }

    /** The certified claim in words. */
    public String inWords() {
        return inWords(root.sideToMove() == proof.attacker());
    }

    /**
     * A claim in words.
     *
     * @param attackerMoves whether the side that never mates is to move
     */
    public static String inWords(boolean attackerMoves) {
        return attackerMoves ? "no mate in any number of moves" : "never mated";
    }
}
