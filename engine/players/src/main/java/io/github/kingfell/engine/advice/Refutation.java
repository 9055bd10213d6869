package io.github.kingfell.engine.advice;

import io.github.kingfell.search.Pv;
import java.util.Optional;

/**
 * A refutation: why a first move begins no forcing tree.
 *
 * @param line from the root to the position where it fails, the move first
 * @param missing the predicate that fails there, of the holding-goals or, where the depth is reached, of the
 *     better-goals; empty when we have no move there that keeps the goals
 */
public record Refutation(Pv line, Optional<Literal> missing) {}
