/**
 * What fits the numbers that the engine ships: the weights of the static evaluation to games of self-play, and the prover's first
 * numbers to the work of its own searches.
 */
@NullMarked
package io.github.kingfell.lab.tuning;

import org.jspecify.annotations.NullMarked;
