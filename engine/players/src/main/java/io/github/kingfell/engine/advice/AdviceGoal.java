package io.github.kingfell.engine.advice;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A goal: a conjunction of predicates, each tested where it applies. Without predicates there is no goal. */
public record AdviceGoal(List<Literal> literals) {
    public static final AdviceGoal NONE = new AdviceGoal(List.of());

    public AdviceGoal {
        literals = List.copyOf(literals);
    }

    public boolean isNone() {
        return literals.isEmpty();
    }

    /** Returns the first predicate that applies to the position and does not hold; null when there is none. */
    @Nullable
    Literal violated(AdviceNode x) {
        for (int i = 0; i < literals.size(); i++) {
            Literal literal = literals.get(i);
            if (literal.appliesTo(x) && !literal.holds(x)) {
                return literal;
            }
        }
        return null;
    }

    /**
     * Returns true when at least one predicate applies and all that apply hold. A goal without an applicable predicate
     * is not reached.
     */
    public boolean isReached(AdviceNode x) {
        boolean applies = false;
        for (int i = 0; i < literals.size(); i++) {
            applies |= literals.get(i).appliesTo(x);
        }
        return applies && violated(x) == null;
    }

    @Override
    public String toString() {
        return literals.stream().map(Literal::toString).collect(Collectors.joining(", "));
    }
}
