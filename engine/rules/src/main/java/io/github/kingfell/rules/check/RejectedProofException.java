package io.github.kingfell.rules.check;

/** Thrown for a proof that does not prove its claim; the message says what is wrong and where. */
public class RejectedProofException extends Exception {
    private static final long serialVersionUID = 1L;

    /** @param message what is wrong and where */
    public RejectedProofException(String message) {
        super(message);
    }
}
