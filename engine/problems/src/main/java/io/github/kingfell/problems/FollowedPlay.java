package io.github.kingfell.problems;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.List;

/**
 * Help and series play to an aim that depends on which piece is which, because pieces exchange their places or one
 * comes next to another. Every move is tried.
 */
@Hot
final class FollowedPlay implements LineSearch {
    private final Position position;
    private final FollowedPieces pieces;
    private final PolledNodes nodes;
    private final MoveGenerator generator;
    private final MoveList[] lists;
    private final int[] path;

    /** The other side passes after a move when more plies than this are left. */
    private final int passesAbove;

    private final FoundLines lines;

    /**
     * @param position the diagram, searched in place
     * @param plies the greatest number of plies that will be asked for
     */
    FollowedPlay(Position position, Goal goal, int plies, int mostLines, SearchControl control) {
        this.position = position;
        pieces = new FollowedPieces(goal.aim());
        passesAbove = goal.isSeries() ? goal.plies(0, false) : Integer.MAX_VALUE;
        nodes = new PolledNodes(control);
        lines = new FoundLines(mostLines);
        generator = new MoveGenerator(position);
        lists = MoveList.perPly(plies);
        path = new int[plies];
    }

    @Override
    public List<int[]> lines(int plies) {
        lines.clear();
        search(plies, 0);
        return lines.all();
    }

    @Override
    public boolean isStopped() {
        return nodes.isStopped();
    }

    @Override
    public boolean isFull() {
        return lines.isFull();
    }

    @Override
    public long nodes() {
        return nodes.count();
    }

    private void search(int left, int ply) {
        MoveList list = lists[ply];
        generator.generate(position, list);
        boolean own = passesAbove == Integer.MAX_VALUE ? left % 2 == 1 : passesAbove == 0;
        for (int i = 0; i < list.size() && !lines.isFull(); i++) {
            if (nodes.isOut()) {
                return;
            }
            int move = list.get(i);
            path[ply] = move;
            pieces.follow(position, move);
            boolean reached = (own || left == 1) && pieces.isReached(position, move);
            if (left > 1 && !reached) {
                position.make(move);
                goOn(left - 1, ply + 1);
                position.unmake(move);
            } else if (left == 1 && reached) {
                lines.keep(path, ply + 1);
            }
            pieces.takeBack();
        }
    }

    private void goOn(int left, int ply) {
        if (left <= passesAbove) {
            search(left, ply);
        } else if (!position.inCheck()) {
            position.makeNull();
            search(left, ply);
            position.unmakeNull();
        }
    }
}
