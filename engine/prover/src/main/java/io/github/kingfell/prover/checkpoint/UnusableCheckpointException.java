package io.github.kingfell.prover.checkpoint;

/** Thrown when a checkpoint file cannot be used; the message gives the reason in words for the user. */
public final class UnusableCheckpointException extends Exception {
    private static final long serialVersionUID = 1L;

    UnusableCheckpointException(String message) {
        super(message);
    }

    UnusableCheckpointException(String message, Throwable cause) {
        super(message, cause);
    }
}
