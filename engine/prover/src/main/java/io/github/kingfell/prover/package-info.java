/**
 * Mates by proof-number search: finds out whether a mate is there, how long it is, and keeps the proof.
 *
 * <p>To be read from the task downwards, in three layers. {@link io.github.kingfell.prover.MateSearch} divides the
 * nodes of a task among lines and sides and tells what is proved. {@link io.github.kingfell.prover.MateSolver} answers
 * for one side: it has mates proved, shortened and checked. {@link io.github.kingfell.prover.DfPn} searches one root
 * for one bound. Around them: what df-pn is made of ({@code Children}, {@code Expansion} with {@code FirstNumbers},
 * {@code ProofWork} and {@code MateInOne}, {@code GraphHistory}, {@code ProofTable}), what measures the work of proofs
 * for it to learn from ({@code LeafSampler}), the way from the table to a checked proof ({@code ProofExtractor}),
 * further threads ({@code ProofWorker}, {@code WorkerPaths}), graphs of what can be reached, solved backwards
 * ({@code GraphSearch}, {@code ReachableGraph}, {@code RetrogradeSolution}), and long searches ({@code LongSearch},
 * {@code Checkpoint}). {@link io.github.kingfell.prover.ProofNumberPlayer} is what the rest of the engine sees.
 */
@NullMarked
package io.github.kingfell.prover;

import org.jspecify.annotations.NullMarked;
