package io.github.kingfell.rules.check;

/**
 * Thrown when a proof was not replayed to the end, because of its size or for lack of time. No fault has been found so
 * far.
 */
public final class UnfinishedCheckException extends RejectedProofException {
    private static final long serialVersionUID = 1L;

    /** @param message why the check ended early */
    UnfinishedCheckException(String message) {
        super(message);
    }
}
