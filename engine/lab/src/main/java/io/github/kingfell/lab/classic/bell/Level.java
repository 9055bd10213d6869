package io.github.kingfell.lab.classic.bell;

/**
 * The five depths of a mate in two, and the listing between the third and the fourth that asks whether White checks.
 */
public enum Level {
    W1,
    B1,
    W2,
    CHECK,
    B2,
    /** Nothing is played here: a list that takes the king is enough. */
    W3;

    /** As in the papers, and {@code check} for the listing between. */
    public String word() {
        return this == CHECK ? "check" : name();
    }

    int side() {
        return this == B1 || this == B2 ? BellBoard.BLACK : BellBoard.WHITE;
    }
}
