package io.github.kingfell.problems.forced;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.ProblemTable;
import io.github.kingfell.prover.fullwidth.FullWidthMate;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;

/**
 * Searches one position, and those that moves on it lead to, for a goal that the attacker forces. A result is not valid
 * when the control has ended the search.
 */
interface ForcedSearch {
    /**
     * Returns the search for a problem: {@link FullWidthMate} for a direct mate with both kings in which the attacker
     * has all his moves, {@link FollowedForce} where pieces are followed, {@link LimitedSolver} within limits,
     * {@link ForcedSolver} for everything else.
     *
     * @param position searched in place; others may make moves on it between two calls
     * @param most the greatest number of moves of the attacker
     */
    static ForcedSearch of(
            Position position,
            Goal goal,
            int most,
            AttackLimits limits,
            AttackRestriction restriction,
            SearchControl control,
            int tableMegabytes) {
        if (goal.aim().followsPieces()) {
            return new FollowedForce(position, goal, restriction, control);
        }
        if (limits.areSet()) {
            ProblemTable table = new ProblemTable(tableMegabytes);
            return new LimitedSolver(position, goal, most, limits, restriction, control, table);
        }
        boolean kings = position.hasKing(Color.WHITE) && position.hasKing(Color.BLACK);
        return goal.equals(Goal.MATE) && restriction == AttackRestriction.NONE && kings
                ? new DirectMateSearch(FullWidthMate.alone(position, most, control, tableMegabytes))
                : new ForcedSolver(position, goal, most, restriction, control, new ProblemTable(tableMegabytes));
    }

    /** Tells of a move that others are about to make on the position. */
    default void follow(int move) {}

    /** Tells that the move which was followed last has been taken back. */
    default void takeBack() {}

    /** Returns whether the attacker, who is to move, reaches the goal within the given moves. */
    boolean wins(int left);

    /**
     * Returns the same after a move of the attacker: the defender is to move, and the attacker has the given moves
     * left.
     */
    boolean isForced(int left);

    /** Returns the same after a reply of the defender. */
    boolean isAnswered(int left);

    /** Returns a move that wins within the given moves, or {@link io.github.kingfell.rules.board.Move#NONE}. */
    int solvingMove(int left);

    /** Returns whether the side to move must end the play at once, because a rule of reflex play says so. */
    boolean mustEnd(boolean attacker);

    /** Returns whether the defender, who is to move, passes instead, with so many moves left for the attacker. */
    default boolean passes(int left) {
        return false;
    }

    /**
     * Returns whether a legal move, which has not been made, reaches the goal.
     *
     * @param attacker who makes the move
     * @param left moves that the attacker still has after it
     */
    boolean reaches(int move, boolean attacker, int left);

    /**
     * Returns whether a legal move, which has not been made, ends the play and leaves the problem unsolved.
     *
     * @param attacker who makes the move
     * @param left moves that the attacker still has after it
     */
    default boolean spoils(int move, boolean attacker, int left) {
        return false;
    }

    /** Returns whether a goal that is reached too soon does not count. */
    default boolean isExact() {
        return false;
    }

    /** Returns whether the control ended the search. */
    boolean isStopped();

    long nodes();

    /**
     * Returns the least number of moves within which {@link #wins} holds, or 0 when there is none up to {@code most}.
     */
    default int leastToWin(int most) {
        if (isExact()) {
            return wins(most) ? most : 0;
        }
        for (int left = 1; left <= most && !isStopped(); left++) {
            if (wins(left)) {
                return left;
            }
        }
        return 0;
    }

    /**
     * Returns the least number of further moves in which the attacker reaches the goal, after a move of his that
     * reaches it within {@code most}.
     */
    default int leastForced(int most) {
        for (int less = isExact() ? most : 0; less < most; less++) {
            if (isForced(less)) {
                return less;
            }
        }
        return most;
    }
}
