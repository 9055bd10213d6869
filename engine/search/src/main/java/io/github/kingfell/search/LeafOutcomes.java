package io.github.kingfell.search;

import io.github.kingfell.tables.WdlValues;

/** Outcomes under the fifty-move rule for the leaves of a search. Thread-safe. */
@FunctionalInterface
public interface LeafOutcomes {
    /** Knows nothing of any position. */
    LeafOutcomes NONE = task -> WdlValues.NONE;

    /** Gives each thread of a search its own. */
    WdlValues of(SearchTask task);
}
