package io.github.kingfell.lab.classic.kent;

/**
 * A move of the root.
 *
 * @param selector its value one ply deep, by which the best are selected
 */
record Candidate(int move, int selector) {}
