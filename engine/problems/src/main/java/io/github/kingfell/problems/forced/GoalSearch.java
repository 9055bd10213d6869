package io.github.kingfell.problems.forced;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.PolledNodes;
import io.github.kingfell.problems.ProblemAim;
import io.github.kingfell.problems.ReachedAim;
import io.github.kingfell.prover.fullwidth.MatingMoves;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;

/** What all full-width searches for a goal have: the goal, the nodes, and the attacker's restriction. */
@Hot
abstract class GoalSearch implements ForcedSearch {
    final Position position;
    final PolledNodes nodes;
    final MoveGenerator generator;
    final ReachedAim aim;

    /** The play ends in mate. */
    final boolean mate;

    /** The defender ends the play. */
    final boolean self;

    private final AttackRestriction restriction;

    /** A goal that is reached too soon does not count. */
    private final boolean exact;

    /** @param position searched in place; others may make moves on it between two calls */
    GoalSearch(Position position, Goal goal, AttackRestriction restriction, SearchControl control) {
        this.position = position;
        this.restriction = restriction;
        aim = new ReachedAim(goal.aim(), position);
        mate = goal.aim().equals(ProblemAim.MATE);
        self = goal.isSelf();
        exact = goal.exact();
        nodes = new PolledNodes(control);
        generator = new MoveGenerator(position);
    }

    @Override
    public final boolean isExact() {
        return exact;
    }

    /** @param left moves that the attacker would still have when the goal is reached */
    final boolean isInTime(int left) {
        return left == 0 || !exact;
    }

    /**
     * Returns whether a move of the attacker surely does not solve, because it gives no check and should mate.
     *
     * @param left moves that the attacker has, with this one
     */
    final boolean isTooQuiet(int move, int left) {
        return mate && !self && left == 1 && !MatingMoves.mayCheck(position, move);
    }

    /** Returns whether the attacker may make the move that he has made last. */
    final boolean isAllowed() {
        return restriction.allows(position);
    }

    /** Returns whether the attacker may make a legal move, which has not been made. */
    final boolean isAllowed(int move) {
        position.make(move);
        boolean allowed = isAllowed();
        position.unmake(move);
        return allowed;
    }

    @Override
    public boolean mustEnd(boolean attacker) {
        return false;
    }

    @Override
    public final boolean isStopped() {
        return nodes.isStopped();
    }

    @Override
    public final long nodes() {
        return nodes.count();
    }
}
