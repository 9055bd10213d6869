/**
 * The way from a task to checked mates, in three layers. {@link io.github.kingfell.prover.solver.MateSearch} divides
 * the nodes of a task among lines. A {@code MateLine} divides them between the two sides.
 * {@link io.github.kingfell.prover.solver.MateSolver} searches for one side: it finds mates, shortens them and has each
 * proof checked. Each thread has a {@code SolverWorker} there; all of them take their turns from one order.
 */
@NullMarked
package io.github.kingfell.prover.solver;

import org.jspecify.annotations.NullMarked;
