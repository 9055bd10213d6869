package io.github.kingfell.rules.prooffile;

/** Thrown for a file that is not a proof file, or a damaged one; the message says what is wrong and where. */
public final class UnreadableProofException extends Exception {
    private static final long serialVersionUID = 1L;

    UnreadableProofException(String message) {
        super(message);
    }
}
