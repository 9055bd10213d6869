package io.github.kingfell.engine.search;

import io.github.kingfell.engine.board.Position;
import java.util.function.Supplier;

/** Exact values for the leaves of a search: of the positions that a capture leads to from the root's material. */
public interface LeafValues {
    /** Knows nothing of any position. */
    LeafValues NONE = new LeafValues() {
        @Override
        public boolean areMissing(Position root) {
            return false;
        }

        @Override
        public void prepare(SearchTask task) {}

        @Override
        public Supplier<ExactValues> of(Position root) {
            return () -> ExactValues.NONE;
        }
    };

    /** True when there could be values for a search of the root, but not yet. */
    boolean areMissing(Position root);

    /** Gets the values for the task's root ready, as far as its limits allow. */
    void prepare(SearchTask task);

    /** Gives each thread its own; without values where they are missing. */
    Supplier<ExactValues> of(Position root);
}
