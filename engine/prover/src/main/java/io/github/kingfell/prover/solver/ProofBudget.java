package io.github.kingfell.prover.solver;

/**
 * The budget for writing proofs. Writing takes time in proportion to the size of a proof, so a large proof is written
 * only after the search has visited about as many nodes since the last one.
 */
final class ProofBudget {
    /** Words of a proof that is written at once. */
    private static final int SMALL_PROOF = 1 << 16;

    private long lastWriting;
    private long nextWriting;

    /** Returns whether a proof may be tried again. */
    boolean isDue(long nodes) {
        return nodes >= nextWriting;
    }

    /** Returns the greatest size that a proof may have now, in words. */
    int words(long nodes) {
        return (int) Math.max(SMALL_PROOF, Math.min(Integer.MAX_VALUE, nodes - lastWriting));
    }

    /** Records that a proof has been written. */
    void spend(long nodes) {
        lastWriting = nodes;
    }

    /**
     * Records that a proof has more words than this. It is not tried again before the search has visited as many nodes.
     */
    void postpone(long nodes, int words) {
        nextWriting = nodes + words;
    }
}
