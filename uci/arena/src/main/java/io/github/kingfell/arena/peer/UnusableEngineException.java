package io.github.kingfell.arena.peer;

import org.jspecify.annotations.Nullable;

/** Thrown when an engine cannot be started, does not speak UCI, or lacks what is asked for. */
public final class UnusableEngineException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param message the fault */
    public UnusableEngineException(@Nullable String message) {
        super(message);
    }

    /** @param message the fault */
    public UnusableEngineException(@Nullable String message, Exception cause) {
        super(message, cause);
    }
}
