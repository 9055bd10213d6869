package io.github.kingfell.engine.forcing.endgame;

/** A trait in which an ending may differ from most others. */
public enum Trait {
    /** Some accepted positions with the strong side to move cannot be won: no tree is found there. */
    NOT_ALWAYS_WON,
    /** Where there is no clock, alpha-beta and the prover may find more, so the book is used in games only. */
    ONLY_IN_GAMES,
    /**
     * The player turns the board to the canonical image of a position before it grows a tree. The strategy is then the
     * same for all images, and a proof for one holds for all.
     */
    ONE_ORIENTATION
}
