/**
 * A conventional chess program of the early nineties, built as the opponent in a comparison: DUCK, against which D.M.
 * Breuker, L.V. Allis and H.J. van den Herik measured PROVER in "Mate in 38" (1994), section 3.2. {@code Duck} is the
 * search; {@code DuckTable}, {@code DuckMoveOrder} and {@code DuckEvaluation} are its parts.
 */
@NullMarked
package io.github.kingfell.classics.duck;

import org.jspecify.annotations.NullMarked;
