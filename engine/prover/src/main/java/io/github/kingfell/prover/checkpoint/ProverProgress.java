package io.github.kingfell.prover.checkpoint;

/**
 * The progress of a search for a mate.
 *
 * @param moves signed length of the shortest mate proved so far, as in a certificate; 0 while there is none
 * @param disproved the mating side has no mate in this many moves; 0 when nothing is disproven
 * @param nodes in all, those of earlier runs included
 * @param permilleUsed of the proof table
 * @param millis in all, those of earlier runs included
 */
public record ProverProgress(int moves, int disproved, long nodes, int permilleUsed, long millis) {}
