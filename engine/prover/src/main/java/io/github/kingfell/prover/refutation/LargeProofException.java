package io.github.kingfell.prover.refutation;

/** A proof is larger than it may be at present. */
public final class LargeProofException extends Exception {
    private static final long serialVersionUID = 1L;
}
