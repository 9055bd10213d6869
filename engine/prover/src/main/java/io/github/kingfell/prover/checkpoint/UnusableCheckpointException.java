package io.github.kingfell.prover.checkpoint;

/** A file of checkpoints that cannot be used; the message says why, in words for the user. */
public final class UnusableCheckpointException extends Exception {
    private static final long serialVersionUID = 1L;

    UnusableCheckpointException(String message) {
        super(message);
    }

    UnusableCheckpointException(String message, Throwable cause) {
        super(message, cause);
    }
}
