/**
 * Full-width search for direct mates in n moves, from below: nothing is pruned, so that "no mate in n" is a fact.
 * Composed problems are solved by it, and the prover raises its floor by it.
 */
@NullMarked
package io.github.kingfell.prover.fullwidth;

import org.jspecify.annotations.NullMarked;
