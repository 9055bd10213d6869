package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Position;

/** Certifies that a side never mates, so that it may be said; only {@link DefenceChecker} creates one. */
public final class DefenceCertificate {
    private final Position root;
    private final DefenceProof proof;
    private final HeldPositions held;
    private final long answered;

    /** @param root taken over by the certificate */
    DefenceCertificate(Position root, DefenceProof proof, HeldPositions held, long answered) {
        this.root = root;
        this.proof = proof;
        this.held = held;
        this.answered = answered;
    }

    /** A fresh copy of the position from which the attacker never mates. */
    public Position root() {
        return root.copy();
    }

    public DefenceProof proof() {
        return proof;
    }

    /** Returns whether the proof holds for a position too, of whichever side to move. */
    public boolean covers(Position position) {
        return position.sideToMove() == proof.attacker() ? held.contains(position) : held.defends(position.copy());
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
