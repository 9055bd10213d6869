package io.github.kingfell.engine.forcing.endgame;

/** In what an ending may differ from most. */
public enum Trait {
    /** Some positions that are accepted, with the strong side to move, cannot be won: there no tree is found. */
    NOT_ALWAYS_WON,
    /** Alpha-beta and the prover may find more where there is no clock, so that the book is only asked in games. */
    ONLY_IN_GAMES,
    /**
     * The player turns the board to the canonical image of a position before a tree is grown. Then the strategy is the
     * same for all images, and what is proved for one holds for all.
     */
    ONE_ORIENTATION
}
