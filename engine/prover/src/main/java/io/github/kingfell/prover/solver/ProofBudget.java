package io.github.kingfell.prover.solver;

/**
 * When the proof of a mate may be written. Writing takes time in proportion to its size, so a large proof waits until
 * the search has visited as many nodes.
 */
final class ProofBudget {
    /** Words of a proof that is written at once. */
    private static final int SMALL_PROOF = 1 << 16;

    private long lastWriting;
    private long nextWriting;

    /** True when a proof may be tried again. */
    boolean isDue(long nodes) {
        return nodes >= nextWriting;
    }

    /** The most words that a proof may have now. */
    int words(long nodes) {
        return (int) Math.max(SMALL_PROOF, Math.min(Integer.MAX_VALUE, nodes - lastWriting));
    }

    /** A proof has been written. */
    void spend(long nodes) {
        lastWriting = nodes;
    }

    /** A proof has more words than this: it is not tried again before the search has visited as many nodes. */
    void postpone(long nodes, int words) {
        nextWriting = nodes + words;
    }
}
