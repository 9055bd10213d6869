package io.github.kingfell.problems;

import java.util.List;

/** Finds all lines of an exact number of plies. */
interface LineSearch {
    /**
     * Returns all lines of the given length in plies, in the order of the generator; not all of them when stopped or
     * full.
     */
    List<int[]> lines(int plies);

    boolean isStopped();

    /** Returns whether there may be more lines than were kept. */
    boolean isFull();

    long nodes();
}
