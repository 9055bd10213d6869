/**
 * PROVER of 1994: proof-number search with the whole tree in memory (Breuker, Allis and van den Herik, "Mate in 38").
 */
@NullMarked
package io.github.kingfell.lab.classic.prover;

import org.jspecify.annotations.NullMarked;
