package io.github.kingfell.engine.advice;

/**
 * A predicate inside a goal.
 *
 * @param name of the predicate in its vocabulary
 * @param negated true for {@code not}
 * @param turn where it is tested
 */
public record Literal(String name, PositionPredicate predicate, boolean negated, Turn turn) {
    boolean appliesTo(Node x) {
        return turn.includes(x);
    }

    /** Whether it holds, wherever it is meant to be tested. */
    public boolean holds(Node x) {
        return predicate.holds(x) != negated;
    }

    /** As in a table, such as {@code not ONLOST ttm}. */
    @Override
    public String toString() {
        return (negated ? "not " : "") + name + (turn == Turn.BOTH ? "" : " " + turn);
    }
}
