package io.github.kingfell.classics.connectivity.ranking;

/**
 * A move with its rating.
 *
 * @param move legal
 * @param material its immediate gain less what it leaves to be captured
 * @param features of the mover after the move
 */
public record RatedMove(int move, int material, Features features) {}
