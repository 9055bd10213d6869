package io.github.kingfell.search;

import io.github.kingfell.tables.ExactValues;
import java.util.function.Supplier;

/** Exact values for the leaves of a search. */
@FunctionalInterface
public interface LeafValues {
    /** Has no value for any position. */
    LeafValues NONE = task -> () -> ExactValues.NONE;

    /** Returns a supplier of one instance for each thread of a search. */
    Supplier<ExactValues> of(SearchTask task);
}
