package io.github.kingfell.search;

import io.github.kingfell.tables.WdlValues;

/** Outcomes under the fifty-move rule for the leaves of a search. Thread-safe. */
@FunctionalInterface
public interface LeafOutcomes {
    /** Has no outcome for any position. */
    LeafOutcomes NONE = task -> WdlValues.NONE;

    /** Returns an instance for a thread of a search. */
    WdlValues of(SearchTask task);
}
