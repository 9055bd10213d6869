package io.github.kingfell.rules.board;

/** Thrown for a set-up that is not a legal position to search from; the message tells the user what is wrong. */
public final class IllegalPositionException extends Exception {
    private static final long serialVersionUID = 1L;

    /** @param message what is wrong, in words for a user */
    public IllegalPositionException(String message) {
        super(message);
    }
}
