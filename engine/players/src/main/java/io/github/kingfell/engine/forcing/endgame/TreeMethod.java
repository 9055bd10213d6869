package io.github.kingfell.engine.forcing.endgame;

/** How a tree is found. */
public enum TreeMethod {
    /** As in the thesis (Huberman 1968, chapter 2). */
    LEVEL_BY_LEVEL,
    /** By iterative deepening with a table of positions. */
    DEEPENING,
    /** The same, and then the best of those that are as shallow as that or a little deeper. */
    BEST_OF_BETTER,
    /** By iterative deepening too; better is what keeps the ending's {@link Endgame#schedule}, which it must have. */
    ON_SCHEDULE
}
