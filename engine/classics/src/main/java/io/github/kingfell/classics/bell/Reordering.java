package io.github.kingfell.classics.bell;

/** How a piece is listed after its move was the answer. */
public enum Reordering {
    /** No change: pieces are listed from the last to the first, as in 1972. */
    NONE,
    /** The piece is listed first the next time. */
    FIRST,
    /** The piece is listed first and alone; the others follow only when its moves fail, as in 1973. */
    ALONE
}
