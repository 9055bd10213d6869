package io.github.kingfell.problems;

import io.github.kingfell.problems.proofgame.MissingMoves;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.List;

/**
 * Finds all games of an exact number of plies that lead to a diagram. In series play one side makes all moves, and only
 * the last may give check. Whether anybody may castle or take en passant in the diagram does not count.
 */
@Hot
final class ProofGameSolver implements LineSearch {
    private final Position position;
    private final PolledNodes nodes;
    private final ProblemTable table;
    private final MoveGenerator generator;
    private final MoveList[] lists;
    private final int[] path;
    private final boolean series;

    /** The other side makes the last move, and parries checks; its parries do not count. */
    private final boolean parries;

    private final MissingMoves missing;

    /** Where no move begins or ends. */
    private final long fixed;

    private final FoundLines lines;

    /**
     * @param position where the games begin; searched in place
     * @param diagram not changed
     * @param goal tells whether the side to move makes all moves, and whether the other parries checks
     */
    ProofGameSolver(
            Position position,
            Position diagram,
            Goal goal,
            int plies,
            PolledNodes nodes,
            FoundLines lines,
            ProblemTable table) {
        this.position = position;
        this.nodes = nodes;
        this.lines = lines;
        this.table = table;
        series = goal.isSeries();
        parries = goal.play() == Goal.Play.PARRY_SERIES_HELP;
        missing = new MissingMoves(position, diagram, series && !parries ? position.sideToMove() ^ 1 : -1);
        fixed = missing.fixed();
        generator = new MoveGenerator(position);
        int longest = parries ? 2 * plies : plies;
        lists = MoveList.perPly(longest);
        path = new int[longest];
    }

    @Override
    public List<int[]> lines(int plies) {
        lines.clear();
        search(plies, 0);
        return lines.all();
    }

    private boolean search(int left, int ply) {
        if (left == 0) {
            return keepIfReached(ply);
        }
        if (table.probe(position.key(), left) != 0 || !isWithinReach(left)) {
            return false;
        }
        MoveList list = lists[ply];
        generator.generate(position, list);
        boolean found = false;
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (Bitboard.contains(fixed, Move.from(move)) || Bitboard.contains(fixed, Move.to(move))) {
                continue;
            }
            if (nodes.isOut()) {
                return found;
            }
            path[ply] = move;
            position.make(move);
            found |= goOn(left - 1, ply + 1);
            position.unmake(move);
            if (nodes.isStopped() || lines.isFull()) {
                return found;
            }
        }
        if (!found) {
            table.store(position.key(), left, false, Move.NONE);
        }
        return found;
    }

    private boolean goOn(int left, int ply) {
        if (!series || left == 0 || parries && left == 1) {
            return search(left, ply);
        }
        if (position.inCheck()) {
            return parries && parry(left, ply);
        }
        position.makeNull();
        boolean found = search(left, ply);
        position.unmakeNull();
        return found;
    }

    /** Searches after each move that parries a check. */
    private boolean parry(int left, int ply) {
        MoveList list = lists[ply];
        generator.generate(position, list);
        boolean found = false;
        for (int i = 0; i < list.size() && !nodes.isStopped() && !lines.isFull(); i++) {
            int move = list.get(i);
            path[ply] = move;
            position.make(move);
            found |= search(left, ply + 1);
            position.unmake(move);
        }
        return found;
    }

    private boolean keepIfReached(int ply) {
        if (!missing.isReached(position)) {
            return false;
        }
        lines.keep(path, ply);
        return true;
    }

    private boolean isWithinReach(int left) {
        int own = parries && left > 1 ? left - 1 : series ? left : (left + 1) / 2;
        int other = parries ? own : left - own;
        return position.sideToMove() == Color.WHITE
                ? missing.isWithinReach(position, own, other)
                : missing.isWithinReach(position, other, own);
    }
}
