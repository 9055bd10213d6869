package io.github.kingfell.problems;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
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

    private final Turns turns;
    private final FoundLines lines;

    /**
     * @param position the diagram, searched in place
     * @param plies the greatest number of plies that will be asked for
     */
    FollowedPlay(Position position, Goal goal, int plies, PolledNodes nodes, FoundLines lines) {
        this.position = position;
        pieces = new FollowedPieces(goal.aim());
        turns = Turns.of(goal);
        this.nodes = nodes;
        this.lines = lines;
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

    private void search(int left, int ply) {
        MoveList list = lists[ply];
        generator.generate(position, list);
        boolean mayReach = left == 1 || turns.isLast(left);
        for (int i = 0; i < list.size() && !lines.isFull(); i++) {
            if (nodes.isOut()) {
                return;
            }
            int move = list.get(i);
            path[ply] = move;
            pieces.follow(position, move);
            boolean reached = mayReach && pieces.isReached(position, move);
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
        if (!turns.passes(left)) {
            search(left, ply);
        } else if (!position.inCheck()) {
            position.makeNull();
            search(left, ply);
            position.unmakeNull();
        }
    }
}
