package io.github.kingfell.rules.check;

/**
 * A proof that was not replayed to the end, for its size or because there was no time: nothing is wrong with it so far.
 */
public final class UnfinishedCheckException extends RejectedProofException {
    private static final long serialVersionUID = 1L;

    /** @param message why the check ended early */
    UnfinishedCheckException(String message) {
        super(message);
    }
}
