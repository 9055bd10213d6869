package io.github.kingfell.prover.refutation;

/** A proof has more numbers than it may have for now. */
public final class LargeProofException extends Exception {
    private static final long serialVersionUID = 1L;
}
