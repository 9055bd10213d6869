package io.github.kingfell.workbench.peer;

/** An engine that has ended, or says nothing any more. */
public final class EngineGoneException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param message what was missed */
    public EngineGoneException(String message) {
        super(message);
    }
}
