/**
 * A search for mates in a graph of the positions that can be reached from a root.
 * {@link io.github.kingfell.prover.graph.GraphSearch} makes a {@code ReachableGraph} grow and solves it by retrograde
 * analysis ({@code RetrogradeSolution}).
 */
@NullMarked
package io.github.kingfell.prover.graph;

import org.jspecify.annotations.NullMarked;
