package io.github.kingfell.classics.kent;

/**
 * A root move.
 *
 * @param selector its value one ply deep, by which the best moves are selected
 */
record Candidate(int move, int selector) {}
