package io.github.kingfell.engine.advice;

/** A pattern: something that is true or false of a position, perhaps compared with the root of the search. */
@FunctionalInterface
public interface PositionPredicate {
    /** @param x we are White in it; what is made on it must be taken back */
    boolean holds(Node x);
}
