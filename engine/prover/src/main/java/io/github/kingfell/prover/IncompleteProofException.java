package io.github.kingfell.prover;

/** The table has lost a part of a proof, and a short search did not find it again. */
final class IncompleteProofException extends Exception {
    private static final long serialVersionUID = 1L;
}
