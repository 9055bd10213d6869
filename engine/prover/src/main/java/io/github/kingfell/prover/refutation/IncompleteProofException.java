package io.github.kingfell.prover.refutation;

/** Thrown when the transposition table has lost a part of a proof, and a short search did not find it again. */
public final class IncompleteProofException extends Exception {
    private static final long serialVersionUID = 1L;
}
