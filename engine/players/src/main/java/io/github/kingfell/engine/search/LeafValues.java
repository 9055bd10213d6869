package io.github.kingfell.engine.search;

import java.util.function.Supplier;

/** Exact values for the leaves of a search: of the positions that a capture leads to from the root's material. */
public interface LeafValues {
    /** Knows nothing of any position. */
    LeafValues NONE = new LeafValues() {
        @Override
        public boolean areMissing(SearchTask task) {
            return false;
        }

        @Override
        public void prepare(SearchTask task) {}

        @Override
        public Supplier<ExactValues> of(SearchTask task) {
            return () -> ExactValues.NONE;
        }
    };

    /** True when there could be values for the search, but are not yet. */
    boolean areMissing(SearchTask task);

    /** Has the values for the task's root got ready, beside the search. */
    void prepare(SearchTask task);

    /** Gives each thread its own; without values where they are missing. */
    Supplier<ExactValues> of(SearchTask task);
}
