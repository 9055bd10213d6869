package io.github.kingfell.problems;

import java.util.List;

/** Finds all lines of an exact number of plies. */
interface LineSearch {
    /**
     * Returns all lines of the given length in plies, in the order of the generator; not all of them when the nodes run
     * out, or when there are too many.
     */
    List<int[]> lines(int plies);
}
