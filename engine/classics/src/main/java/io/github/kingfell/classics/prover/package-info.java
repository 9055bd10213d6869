/**
 * PROVER of 1994 (Breuker, Allis and van den Herik, "Mate in 38") as a program that plays; its search is in the prover.
 */
@NullMarked
package io.github.kingfell.classics.prover;

import org.jspecify.annotations.NullMarked;
