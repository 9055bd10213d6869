package io.github.kingfell.engine.forcing.endgame;

/**
 * Squares that a teacher marks on the board.
 *
 * @param name in a learner's words, such as {@code the key squares of the pawn}
 * @param squares a set, not empty
 */
public record Landmark(String name, long squares) {}
