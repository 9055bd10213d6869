package io.github.kingfell.lab.classic.shannon;

/** Follows variations from a move of the root position. */
interface Strategy {
    /**
     * The value of a legal move in tenths for the side that makes it: exact when it is above the floor, else some
     * number that is not.
     */
    int value(int move, int floor);

    /** The least length of a variation, the first move included. */
    int plies();

    /** True when the effort came to an end: the last value means nothing. */
    boolean isStopped();
}
