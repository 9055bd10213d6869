package io.github.kingfell.engine.advice;

import java.util.Optional;

/** The advice tables that players use. Thread-safe. */
@FunctionalInterface
public interface AdviceLibrary {
    /** A library without advice tables. */
    AdviceLibrary EMPTY = material -> Optional.empty();

    /**
     * Returns the advice table for a material.
     *
     * @param material {@link io.github.kingfell.rules.board.MaterialKey}, our pieces as White's
     */
    Optional<AdviceTable> find(long material);
}
