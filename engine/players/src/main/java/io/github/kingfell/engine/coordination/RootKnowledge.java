package io.github.kingfell.engine.coordination;

/** What is known for certain of the root's moves: it limits the choice of a search, and corrects its scores. */
interface RootKnowledge {
    /**
     * Returns the moves that a search may choose from.
     *
     * @param lines the number of lines wanted; a single line needs only the moves that are as good as the best
     */
    int[] candidates(int lines);

    /** Returns the estimate of a root move, corrected where it contradicts what is known. */
    int corrected(int estimate, int move);

    /** Returns who knows, such as {@code ranked by Syzygy tables}. */
    String words();
}
