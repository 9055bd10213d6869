package io.github.kingfell.rules.prooffile;

/** A file that is no proof at all, or a damaged one; the message says what is wrong and where. */
public final class UnreadableProofException extends Exception {
    private static final long serialVersionUID = 1L;

    UnreadableProofException(String message) {
        super(message);
    }
}
