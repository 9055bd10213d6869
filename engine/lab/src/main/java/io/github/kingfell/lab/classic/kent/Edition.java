package io.github.kingfell.lab.classic.kent;

/** The program as it stood at three times. */
public enum Edition {
    /** Before the tables for pawns; it won the Blackmar gambit. */
    FIRST,
    /** As the paper sums it up. */
    PLAIN,
    /** With the bias to the kings' squares and the tables for minor pieces and queen, under "recent developments". */
    LATE
}
