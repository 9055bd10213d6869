package io.github.kingfell.engine.advice;

import java.util.List;

/**
 * A piece of advice: the goals to reach, the goals to keep on the way, the moves to consider, and the search depth.
 *
 * @param better goals that end a branch; none when it is enough to keep the holding-goals for the whole depth
 * @param holding goals of every position after the root
 * @param us constraint on our first move, our second, ...; the last one holds for all further moves
 * @param them the same for their moves
 * @param depth plies of the longest branch
 */
public record Advice(
        String name,
        AdviceGoal better,
        AdviceGoal holding,
        List<MoveConstraint> us,
        List<MoveConstraint> them,
        int depth) {
    /**
     * The most plies that an advice table may ask for. Forcing trees are small; a larger one is a sign of the wrong
     * pattern.
     */
    public static final int MOST_DEPTH = 9;

    public Advice {
        us = List.copyOf(us);
        them = List.copyOf(them);
    }

    /** Returns the constraint on the move made at a distance from the root in plies; we move at even distances. */
    MoveConstraint constraint(int ply) {
        List<MoveConstraint> side = ply % 2 == 0 ? us : them;
        return side.get(Math.min(ply / 2, side.size() - 1));
    }

    @Override
    public String toString() {
        return name;
    }
}
