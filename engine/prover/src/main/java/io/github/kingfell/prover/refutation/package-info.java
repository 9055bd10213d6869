/**
 * Checkable answers to "there is no mate": {@link io.github.kingfell.prover.refutation.Refuter} writes a defence within
 * a bound, {@link io.github.kingfell.prover.refutation.EndlessDefence} finds one that needs no bound.
 */
@NullMarked
package io.github.kingfell.prover.refutation;

import org.jspecify.annotations.NullMarked;
