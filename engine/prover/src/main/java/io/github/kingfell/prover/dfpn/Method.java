package io.github.kingfell.prover.dfpn;

import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The configuration of a df-pn search.
 *
 * @param refinements of the search
 * @param leaves exact values of positions after captures; supplies an instance for each thread
 * @param outcomes refute mates where the attacker does not win; supplies an instance for each thread
 * @param observer is called for new attacker's nodes
 */
public record Method(
        Set<Refinement> refinements,
        Supplier<ExactValues> leaves,
        Supplier<WdlValues> outcomes,
        LeafObserver observer) {
    /** All refinements and no exact values. */
    public static final Method PLAIN = new Method(EnumSet.allOf(Refinement.class), () -> ExactValues.NONE);

    /** Makes a method without an observer. */
    public Method(Set<Refinement> refinements, Supplier<ExactValues> leaves, Supplier<WdlValues> outcomes) {
        this(refinements, leaves, outcomes, LeafObserver.NONE);
    }

    /** Makes a method without outcomes and without an observer. */
    public Method(Set<Refinement> refinements, Supplier<ExactValues> leaves) {
        this(refinements, leaves, () -> WdlValues.NONE);
    }
}
