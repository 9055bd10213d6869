package io.github.kingfell.lab.classic.connectivity.ranking;

/**
 * A move and what the program sees in it.
 *
 * @param move legal
 * @param material what it wins at once less what it leaves to be taken
 * @param features of the mover after it
 */
public record RankedMove(int move, int material, Features features) {}
