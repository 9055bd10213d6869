package io.github.kingfell.prover.joblevel;

import io.github.kingfell.rules.check.MateProof;
import java.util.List;

/** A worker's answer to a {@link MateJob}: a fact, or the numbers that it has so far. */
public sealed interface JobAnswer {
    /** Nodes visited. */
    long nodes();

    /**
     * There is a mate.
     *
     * @param proof with the node as its root; the master checks it
     */
    record Mate(MateProof proof, long nodes) implements JobAnswer {}

    /** There is no mate within the job's bound. Nothing is there to check: the worker is believed. */
    record NoMate(long nodes) implements JobAnswer {}

    /**
     * Not decided.
     *
     * @param after the numbers after every legal move
     */
    record Open(List<Numbers> after, long nodes) implements JobAnswer {}

    /**
     * Proof and disproof number after a move.
     *
     * @param move as in {@link MateJob#moves}
     * @param proof 0 when the worker knows a mate; it counts only when its proof has come
     * @param disproof 0 when a mate within the bound is disproven
     */
    record Numbers(String move, int proof, int disproof) {}
}
