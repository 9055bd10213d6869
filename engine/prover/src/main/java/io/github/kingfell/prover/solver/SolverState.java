package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.TurnBounds;
import io.github.kingfell.rules.check.MateProof;
import java.util.Optional;

/**
 * The state of a {@link MateSolver} beside the transposition table, as a checkpoint saves it.
 *
 * @param nodes visited so far
 * @param turns taken so far
 * @param bound of the search, in moves of the attacker
 * @param disproved there is no mate in this many moves
 * @param numbers the set in which the mate was found, or {@link TurnBounds#OF_CLASS}
 * @param losses proofs that could not be written
 * @param refused whether the checker has refused a proof
 * @param proof of the shortest mate so far; it is checked again before it counts
 */
public record SolverState(
        long nodes,
        int turns,
        MateSolver.State state,
        int bound,
        int disproved,
        int numbers,
        int losses,
        boolean refused,
        Optional<MateProof> proof) {}
