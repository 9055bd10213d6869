/**
 * Proof-number search with the whole tree in memory (Allis, van der Meulen and van den Herik 1994), for any goal: mate,
 * as PROVER searches for it, or a gain of material.
 */
@NullMarked
package io.github.kingfell.prover.tree;

import org.jspecify.annotations.NullMarked;
