package io.github.kingfell.engine.forcing.endgame;

/** The method by which a tree is found. */
public enum TreeMethod {
    /** As in the thesis (Huberman 1968, chapter 2). */
    LEVEL_BY_LEVEL,
    /** By iterative deepening with a transposition table. */
    DEEPENING,
    /** By iterative deepening, and then the best of the trees that are as shallow or a little deeper. */
    BEST_OF_BETTER,
    /**
     * By iterative deepening; better means that the tree keeps the ending's {@link Endgame#schedule}, which it must
     * have.
     */
    ON_SCHEDULE
}
