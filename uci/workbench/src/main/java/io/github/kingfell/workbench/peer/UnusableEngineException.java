package io.github.kingfell.workbench.peer;

import org.jspecify.annotations.Nullable;

/** An engine that cannot be started, speaks no UCI, or cannot do what it is asked for. */
public final class UnusableEngineException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param message what is wrong with it */
    public UnusableEngineException(@Nullable String message) {
        super(message);
    }

    /** @param message what is wrong with it */
    UnusableEngineException(@Nullable String message, Exception cause) {
        super(message, cause);
    }
}
