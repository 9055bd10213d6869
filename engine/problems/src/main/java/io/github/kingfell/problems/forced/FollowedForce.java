package io.github.kingfell.problems.forced;

import io.github.kingfell.problems.FollowedPieces;
import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.PolledNodes;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;

/**
 * Direct play to an aim that depends on which piece is which. The same position may be reached with other pieces, so
 * that no table is kept: every move is tried.
 */
final class FollowedForce implements ForcedSearch {
    private final Position position;
    private final FollowedPieces pieces;
    private final boolean exact;
    private final AttackRestriction restriction;
    private final PolledNodes nodes;
    private final MoveGenerator generator;

    /** @param position the diagram, searched in place */
    FollowedForce(Position position, Goal goal, AttackRestriction restriction, SearchControl control) {
        this.position = position;
        pieces = new FollowedPieces(goal.aim());
        exact = goal.exact();
        this.restriction = restriction;
        nodes = new PolledNodes(control);
        generator = new MoveGenerator(position);
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
        int[] replies = restriction.allows(position) && left > 0 ? legal() : new int[0];
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
    public boolean mustEnd(boolean attacker) {
        return false;
    }

    @Override
    public boolean reaches(int move, boolean attacker, int left) {
        if (!attacker || exact && left > 0) {
            return false;
        }
        pieces.follow(position, move);
        boolean reached = pieces.isReached(position, move);
        pieces.takeBack();
        return reached && isAllowed(move);
    }

    private boolean isAllowed(int move) {
        position.make(move);
        boolean allowed = restriction.allows(position);
        position.unmake(move);
        return allowed;
    }

    @Override
    public int leastToWin(int most) {
        return exact ? wins(most) ? most : 0 : ForcedSearch.super.leastToWin(most);
    }

    @Override
    public int leastForced(int most) {
        return exact ? most : ForcedSearch.super.leastForced(most);
    }

    private int[] legal() {
        MoveList list = new MoveList();
        generator.generate(position, list);
        return list.toArray();
    }

    @Override
    public boolean isStopped() {
        return nodes.isStopped();
    }

    @Override
    public long nodes() {
        return nodes.count();
    }
}
