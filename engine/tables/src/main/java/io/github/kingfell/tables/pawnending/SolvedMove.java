package io.github.kingfell.tables.pawnending;

/**
 * A legal move of a solved pawn ending.
 *
 * @param move as the rules write it
 * @param value for the side that makes it
 * @param rounds for a certainly winning or losing move: less at each move of best play until a pawn moves or is taken;
 *     0 for a move that does so, and for other moves
 */
public record SolvedMove(int move, EndingValue value, int rounds) {}
