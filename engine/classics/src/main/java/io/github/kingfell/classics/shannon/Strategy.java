package io.github.kingfell.classics.shannon;

/** Evaluates the variations that follow a root move. */
interface Strategy {
    /**
     * Returns the value of a legal move in tenths of a pawn for the side that makes it: exact when it is above the
     * floor, else some value that is not above it.
     */
    int value(int move, int floor);

    /** Returns the least length of a variation in plies, the first move included. */
    int plies();

    /** Returns true when the effort came to an end; the last value is then invalid. */
    boolean isStopped();
}
