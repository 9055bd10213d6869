package io.github.kingfell.engine.forcing.endgame;

/**
 * How far a tree may grow.
 *
 * @param depth moves of the strong side on a branch
 * @param positions positions compared with the head
 * @param untilMillis on the clock of the search
 */
public record TreeLimits(int depth, int positions, long untilMillis) {}
