package io.github.kingfell.problems;

import io.github.kingfell.rules.Hot;

/**
 * Whose turn it is in help and series play, by the plies left.
 *
 * @param passesAbove the side that does not make the series passes when more plies than this are left;
 *     {@link Integer#MAX_VALUE} in help play, where nobody does
 */
@Hot
record Turns(int passesAbove) {
    static Turns of(Goal goal) {
        return new Turns(goal.isSeries() ? goal.plies(0, false) : Integer.MAX_VALUE);
    }

    /** Returns whether the side that would be to move passes. */
    boolean passes(int left) {
        return left > passesAbove;
    }

    /** Returns whether the side to move, which has several plies left together with the other, makes the last move. */
    boolean isLast(int left) {
        return passesAbove == Integer.MAX_VALUE ? left % 2 == 1 : passesAbove == 0;
    }

    /** Returns the moves left to the side that makes the last move. */
    int movesOfLast(int left) {
        return passesAbove == Integer.MAX_VALUE ? (left + 1) / 2 : isLast(left) ? left : 1;
    }
}
