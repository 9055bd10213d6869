package io.github.kingfell.rules.board;

/** A set-up that no search may start from; the message says what is wrong in words for a user. */
public final class IllegalPositionException extends Exception {
    private static final long serialVersionUID = 1L;

    /** @param message what no legal position has, in words for a user */
    public IllegalPositionException(String message) {
        super(message);
    }
}
