package io.github.kingfell.problems;

import io.github.kingfell.problems.pictures.MatePictures;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.List;

/**
 * Help play to a mate in which a side may also pass, unless it is in check or the other side has just passed. A pass is
 * the move {@link Move#NONE} in a line, and is never the last.
 */
@Hot
final class PassingPlay implements LineSearch {
    private static final long AFTER_PASS = 0x9FB21C651E98DF25L;

    private final Position position;
    private final MatePictures pictures = new MatePictures();
    private final PolledNodes nodes;
    private final ProblemTable table;
    private final MoveGenerator generator;
    private final LastMoves mating;
    private final MoveList[] lists;
    private final int[] path;
    private final FoundLines lines;

    /**
     * @param position searched in place
     * @param plies the greatest number of plies that will be asked for
     */
    PassingPlay(Position position, int plies, PolledNodes nodes, FoundLines lines, ProblemTable table) {
        this.position = position;
        this.nodes = nodes;
        this.lines = lines;
        this.table = table;
        generator = new MoveGenerator(position);
        mating = new LastMoves(ProblemAim.MATE, position);
        lists = MoveList.perPly(plies);
        path = new int[plies];
    }

    @Override
    public List<int[]> lines(int plies) {
        lines.clear();
        search(plies, 0, false);
        return lines.all();
    }

    private boolean search(int left, int ply, boolean passed) {
        if (left == 1) {
            return ends(ply);
        }
        long key = passed ? position.key() ^ AFTER_PASS : position.key();
        if (table.probe(key, left) != 0 || !isWithinReach(left)) {
            return false;
        }
        MoveList list = lists[ply];
        generator.generate(position, list);
        boolean found = false;
        for (int i = 0; i < list.size() && !lines.isFull(); i++) {
            if (nodes.isOut()) {
                return found;
            }
            path[ply] = list.get(i);
            position.make(list.get(i));
            found |= search(left - 1, ply + 1, false);
            position.unmake(list.get(i));
        }
        if (!passed && !position.inCheck()) {
            path[ply] = Move.NONE;
            position.makeNull();
            found |= search(left - 1, ply + 1, true);
            position.unmakeNull();
        }
        if (!found && !nodes.isStopped()) {
            table.store(key, left, false, Move.NONE);
        }
        return found;
    }

    /** Keeps the lines that mate with the next move. */
    private boolean ends(int ply) {
        if (nodes.isOut()) {
            return false;
        }
        MoveList last = lists[ply];
        mating.generate(position, last);
        for (int i = 0; i < last.size(); i++) {
            path[ply] = last.get(i);
            lines.keep(path, ply + 1);
        }
        return !last.isEmpty();
    }

    private boolean isWithinReach(int left) {
        int us = position.sideToMove();
        return pictures.reachable(position, -1L, left % 2 == 1 ? us : us ^ 1, (left + 1) / 2, left / 2) != 0;
    }
}
