package io.github.kingfell.engine.advice;

import java.util.List;

/**
 * A piece of advice: what to reach, what to keep on the way, which moves to consider, and how far to look.
 *
 * @param better goals that end a branch; none when it is enough to keep the holding-goals for the whole depth
 * @param holding goals of every position after the root
 * @param us constraint on our first move, our second, ...; the last one holds for all further moves
 * @param them the same for their moves
 * @param depth plies of the longest branch
 */
public record Advice(
        String name, Goal better, Goal holding, List<MoveConstraint> us, List<MoveConstraint> them, int depth) {
    /** The most plies that a table may ask for: forcing trees are small, or the pattern is not the right one. */
    public static final int MOST_DEPTH = 9;

    public Advice {
        us = List.copyOf(us);
        them = List.copyOf(them);
    }

    /** The constraint on the move made at a distance from the root in plies; we move at even ones. */
    MoveConstraint constraint(int ply) {
        List<MoveConstraint> side = ply % 2 == 0 ? us : them;
        return side.get(Math.min(ply / 2, side.size() - 1));
    }

    @Override
    public String toString() {
        return name;
    }
}
