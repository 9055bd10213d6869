package io.github.kingfell.engine.advice;

/** A predicate: true or false for a position, possibly compared with the root of the search. */
@FunctionalInterface
public interface PositionPredicate {
    /**
     * Returns whether the predicate holds.
     *
     * @param x we are White in it; moves made on it must be taken back
     */
    boolean holds(AdviceNode x);
}
