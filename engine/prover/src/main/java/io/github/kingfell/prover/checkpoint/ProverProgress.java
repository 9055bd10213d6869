package io.github.kingfell.prover.checkpoint;

/**
 * How far a search for a mate has come.
 *
 * @param moves signed length of the shortest mate proved so far, as in a certificate; 0 while there is none
 * @param disproved there is no mate in this many moves, of the side that mates; 0 when nothing is known
 * @param nodes in all, those of earlier runs included
 * @param permilleUsed of the proof table
 * @param millis in all, those of earlier runs included
 */
public record ProverProgress(int moves, int disproved, long nodes, int permilleUsed, long millis) {}
