package io.github.kingfell.rules.check;

/** A proof that does not prove what it claims; the message says what is wrong and where. */
public class RejectedProofException extends Exception {
    private static final long serialVersionUID = 1L;

    /** @param message what is wrong and where */
    public RejectedProofException(String message) {
        super(message);
    }
}
