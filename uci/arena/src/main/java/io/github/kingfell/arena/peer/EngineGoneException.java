package io.github.kingfell.arena.peer;

/** Thrown when an engine has ended or does not answer any more. */
public final class EngineGoneException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param message the answer that did not come */
    public EngineGoneException(String message) {
        super(message);
    }
}
