package io.github.kingfell.rules.notation;

/** Thrown for text that is not a position or a move; the message names the offending part in words for a user. */
public final class NotationException extends Exception {
    private static final long serialVersionUID = 1L;

    /** @param message the offending part, in words for a user */
    public NotationException(String message) {
        super(message);
    }
}
