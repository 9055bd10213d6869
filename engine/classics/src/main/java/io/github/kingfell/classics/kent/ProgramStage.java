package io.github.kingfell.classics.kent;

/** The program at three stages of its development. */
public enum ProgramStage {
    /** Before the tables for pawns; it won the Blackmar gambit. */
    FIRST,
    /** As summed up in the paper. */
    PLAIN,
    /**
     * With the bias towards the kings' squares and the tables for minor pieces and queen, from "recent developments".
     */
    LATE
}
