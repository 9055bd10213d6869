package io.github.kingfell.engine.forcing.endgame;

/**
 * The comparison of a position after a move of the strong side with the root of the tree. Better and worse are two
 * predicates of their own and not each other's negation (Huberman 1968, chapter 3).
 */
public enum Comparison {
    /** The aim of the tree: ends a branch. */
    BETTER,
    /** Not worth searching: cuts a branch. */
    WORSE,
    /** Kept, and searched one move deeper. */
    NEITHER
}
