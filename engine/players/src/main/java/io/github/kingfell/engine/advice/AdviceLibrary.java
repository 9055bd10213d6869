package io.github.kingfell.engine.advice;

import java.util.Optional;

/** The tables that players follow. Thread-safe. */
@FunctionalInterface
public interface AdviceLibrary {
    /** No table at all. */
    AdviceLibrary EMPTY = material -> Optional.empty();

    /**
     * The table for a material.
     *
     * @param material {@link io.github.kingfell.rules.board.MaterialKey}, our men as White's
     */
    Optional<AdviceTable> find(long material);
}
