package io.github.kingfell.problems.forced;

import io.github.kingfell.problems.FollowedPieces;
import io.github.kingfell.problems.Goal;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;

/**
 * Direct play to an aim that depends on which piece is which. The same position may be reached with other pieces, so
 * that no table is kept: every move is tried.
 */
final class FollowedForce extends GoalSearch {
    private final FollowedPieces pieces;

    /** @param position the diagram, searched in place */
    FollowedForce(Position position, Goal goal, AttackRestriction restriction, SearchControl control) {
        super(position, goal, restriction, control);
        pieces = new FollowedPieces(goal.aim());
    }

    @Override
    public void follow(int move) {
        pieces.follow(position, move);
    }

    @Override
    public void takeBack() {
        pieces.takeBack();
    }

    private void make(int move) {
        pieces.follow(position, move);
        position.make(move);
    }

    private void unmake(int move) {
        position.unmake(move);
        pieces.takeBack();
    }

    @Override
    public boolean wins(int left) {
        return solvingMove(left) != Move.NONE;
    }

    @Override
    public int solvingMove(int left) {
        if (left > 0) {
            for (int move : legal()) {
                if (nodes.isOut()) {
                    return Move.NONE;
                }
                if (reaches(move, true, left - 1) || left > 1 && forces(move, left - 1)) {
                    return move;
                }
            }
        }
        return Move.NONE;
    }

    private boolean forces(int move, int left) {
        make(move);
        boolean forced = isForced(left);
        unmake(move);
        return forced;
    }

    /** A defender without a move has not been forced to anything. */
    @Override
    public boolean isForced(int left) {
        int[] replies = isAllowed() && left > 0 ? legal() : new int[0];
        for (int reply : replies) {
            if (nodes.isOut()) {
                return false;
            }
            make(reply);
            boolean answered = wins(left);
            unmake(reply);
            if (!answered) {
                return false;
            }
        }
        return replies.length > 0;
    }

    @Override
    public boolean isAnswered(int left) {
        return wins(left);
    }

    @Override
    public boolean reaches(int move, boolean attacker, int left) {
        if (!attacker || !isInTime(left)) {
            return false;
        }
        pieces.follow(position, move);
        boolean reached = pieces.isReached(position, move);
        pieces.takeBack();
        return reached && isAllowed(move);
    }

    private int[] legal() {
        MoveList list = new MoveList();
        generator.generate(position, list);
        return list.toArray();
    }
}
