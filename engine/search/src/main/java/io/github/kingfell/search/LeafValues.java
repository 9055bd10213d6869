package io.github.kingfell.search;

import io.github.kingfell.tables.ExactValues;
import java.util.function.Supplier;

/** Exact values for the leaves of a search. */
@FunctionalInterface
public interface LeafValues {
    /** Knows nothing of any position. */
    LeafValues NONE = task -> () -> ExactValues.NONE;

    /** Gives each thread of a search its own. */
    Supplier<ExactValues> of(SearchTask task);
}
