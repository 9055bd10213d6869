package io.github.kingfell.prover;

/** A proof has more numbers than it may have for now. */
final class LargeProofException extends Exception {
    private static final long serialVersionUID = 1L;
}
