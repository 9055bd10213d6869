package io.github.kingfell.prover.dfpn;

import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What a df-pn search makes use of.
 *
 * @param refinements of the search
 * @param leaves exact values of what captures lead to; gives each thread its own
 * @param outcomes refute mates where the attacker does not win; gives each thread its own
 * @param observer told of new attacker's nodes
 */
public record Method(
        Set<Refinement> refinements,
        Supplier<ExactValues> leaves,
        Supplier<WdlValues> outcomes,
        LeafObserver observer) {
    /** All refinements and no exact values. */
    public static final Method PLAIN = new Method(EnumSet.allOf(Refinement.class), () -> ExactValues.NONE);

    /** Nobody looks on. */
    public Method(Set<Refinement> refinements, Supplier<ExactValues> leaves, Supplier<WdlValues> outcomes) {
        this(refinements, leaves, outcomes, LeafObserver.NONE);
    }

    /** Without outcomes. */
    public Method(Set<Refinement> refinements, Supplier<ExactValues> leaves) {
        this(refinements, leaves, () -> WdlValues.NONE);
    }
}
