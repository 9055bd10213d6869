package io.github.kingfell.engine.search;

/**
 * The clock of the side to move.
 *
 * @param remaining milliseconds left; may be zero or negative
 * @param increment milliseconds gained with each move, at least 0
 * @param movesToGo moves until more time is added, 0 when the rest of the game is meant
 */
public record Clock(long remaining, long increment, int movesToGo) {}
