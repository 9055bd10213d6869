package io.github.kingfell.classics.turing;

/**
 * A move with its values.
 *
 * @param move a legal move
 * @param value of the material in the end, the quotient of own and enemy total; plus or minus 1000 for mate
 * @param increase of the position-play value by the move, in tenths
 */
public record Weighed(int move, double value, int increase) {}
