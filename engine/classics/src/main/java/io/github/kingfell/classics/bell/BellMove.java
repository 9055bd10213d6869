package io.github.kingfell.classics.bell;

/**
 * A move on Bell's board.
 *
 * @param number of the piece
 * @param from and {@code to}: squares 1..64 of its board
 * @param becomes the value of the piece after the move; it changes only when a pawn promotes
 */
public record BellMove(int number, int from, int to, int becomes) {}
