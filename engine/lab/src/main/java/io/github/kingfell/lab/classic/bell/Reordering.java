package io.github.kingfell.lab.classic.bell;

/** What becomes of a man whose move was the answer at his turn. */
public enum Reordering {
    /** Nothing: men are listed from the last to the first, as in 1972. */
    NONE,
    /** He is listed first the next time. */
    FIRST,
    /** He is listed first and alone; the others only when his moves fail, as in 1973. */
    ALONE
}
