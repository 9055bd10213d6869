package io.github.kingfell.classics.bell;

/**
 * The five depths of a mate in two, and the move listing between the third and the fourth that tests whether White
 * gives check.
 */
public enum Level {
    W1,
    B1,
    W2,
    CHECK,
    B2,
    /** No move is made at this depth: a move list that captures the king is enough. */
    W3;

    /** Returns the name used in the papers, and {@code check} for the listing in between. */
    public String word() {
        return this == CHECK ? "check" : name();
    }

    int side() {
        return this == B1 || this == B2 ? BellBoard.BLACK : BellBoard.WHITE;
    }
}
