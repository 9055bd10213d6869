package io.github.kingfell.engine.forcing.endgame;

/**
 * What the book says about a position after a move of the strong side, against the position at the root of the tree.
 * Better and worse are two predicates of their own and not each other's negation (Huberman 1968, chapter 3).
 */
public enum Comparison {
    /** The aim of the tree: ends a branch. */
    BETTER,
    /** Not worth another move: cuts a branch. */
    WORSE,
    /** Kept, and looked at one move deeper. */
    NEITHER
}
