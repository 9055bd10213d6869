package io.github.kingfell.prover.refutation;

/** Thrown when a proof is larger than it may be at present. */
public final class LargeProofException extends Exception {
    private static final long serialVersionUID = 1L;
}
