package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Position;

/** Certifies a gain of material, so that it may be announced; only {@link GainChecker} creates one. */
public final class GainCertificate {
    private final Position root;
    private final GainProof proof;
    private final int least;
    private final int[] line;

    /** @param root taken over by the certificate */
    GainCertificate(Position root, GainProof proof, int least, int[] line) {
        this.root = root;
        this.proof = proof;
        this.least = least;
        this.line = line;
    }

    /** A fresh copy of the position that the proof begins with, game history included. */
    public Position root() {
        return root.copy();
    }

    public GainProof proof() {
        return proof;
    }

    /** True when every branch ends in checkmate. */
    public boolean isMate() {
        return least > GainProof.MOST_POINTS;
    }

    /**
     * The least gain, in points, after all counting replies; at least what the proof claims. Meaningless for a mate.
     */
    public int points() {
        return least;
    }

    /** A longest branch from the root; it begins and ends with a move of the attacker. */
    public int[] line() {
        return line.clone();
    }
}
