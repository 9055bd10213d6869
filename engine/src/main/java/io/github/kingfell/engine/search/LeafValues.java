package io.github.kingfell.engine.search;

import java.util.function.Supplier;

/** Gets exact values for the leaves of a search: the positions that a capture leads to from the root's material. */
@FunctionalInterface
public interface LeafValues {
    /** Knows nothing of any position. */
    LeafValues NONE = (task, atOnce) -> () -> ExactValues.NONE;

    /**
     * Gets them ready, as far as the time for the move allows.
     *
     * @param atOnce take only what needs no preparation
     * @return gives each thread its own
     */
    Supplier<ExactValues> of(SearchTask task, boolean atOnce);
}
