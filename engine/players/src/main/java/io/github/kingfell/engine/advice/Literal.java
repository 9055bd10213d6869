package io.github.kingfell.engine.advice;

/**
 * A predicate inside a goal.
 *
 * @param name of the predicate in its vocabulary
 * @param negated true for {@code not}
 * @param turn the side to move for which it is tested
 */
public record Literal(String name, PositionPredicate predicate, boolean negated, Turn turn) {
    boolean appliesTo(AdviceNode x) {
        return turn.includes(x);
    }

    /** Returns whether it holds, regardless of the side to move. */
    public boolean holds(AdviceNode x) {
        return predicate.holds(x) != negated;
    }

    /** Returns the text as in an advice table, such as {@code not ONLOST ttm}. */
    @Override
    public String toString() {
        return (negated ? "not " : "") + name + (turn == Turn.BOTH ? "" : " " + turn);
    }
}
