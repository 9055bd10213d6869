package io.github.kingfell.lab.classic.bell;

/**
 * A move of Bell's board.
 *
 * @param number of the man
 * @param from and {@code to}: squares 1..64 of his board
 * @param becomes the value of the man after the move; another one than before when a pawn promotes
 */
public record BellMove(int number, int from, int to, int becomes) {}
