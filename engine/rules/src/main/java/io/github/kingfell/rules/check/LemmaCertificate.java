package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Position;

/**
 * Certifies a mate that a list of lemmas proves, so that it may be announced; only {@link LemmaChecker} creates one.
 */
public final class LemmaCertificate {
    private final Position root;
    private final LemmaProof proof;
    private final int moves;
    private final long replies;
    private final int[] line;

    /** @param root taken over by the certificate */
    LemmaCertificate(Position root, LemmaProof proof, int moves, long replies, int[] line) {
        this.root = root;
        this.proof = proof;
        this.moves = moves;
        this.replies = replies;
        this.line = line;
    }

    /** A fresh copy of the proven position. */
    public Position root() {
        return root.copy();
    }

    public LemmaProof proof() {
        return proof;
    }

    /** Length in moves: n when the side to move mates in at most n, -n when it is mated in at most n. */
    public int moves() {
        return moves;
    }

    /** The number of the defender's moves that were found answered. */
    public long replies() {
        return replies;
    }

    /** A line of exactly the announced length, 2n-1 or 2n plies, that ends in mate, as a fresh array. */
    public int[] line() {
        return line.clone();
    }
}
