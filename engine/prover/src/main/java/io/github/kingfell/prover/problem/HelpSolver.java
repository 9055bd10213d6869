package io.github.kingfell.prover.problem;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds all lines of an exact number of plies that end in mate or stalemate by the side that makes the last move. In
 * series play the other side passes, so that only the last move of a series may give check.
 */
@Hot
final class HelpSolver {
    private final Position position;
    private final SearchControl control;
    private final ProblemTable table;
    private final MoveGenerator generator;
    private final MoveList[] lists;
    private final int[] path;
    private final int mostLines;
    private final boolean mate;

    /** The other side passes after a move when more plies than this are left. */
    private final int passesAbove;

    private final List<int[]> lines = new ArrayList<>();
    private long nodes;
    private int granted;
    private int spent;
    private boolean stopped;
    private boolean full;

    /**
     * @param position searched in place
     * @param plies the greatest number of plies that will be asked for
     * @param mostLines lines after which the search breaks off
     */
    HelpSolver(Position position, Goal goal, int plies, int mostLines, SearchControl control, ProblemTable table) {
        this.position = position;
        mate = goal.isMate();
        passesAbove = goal.isSeries() ? goal.isHelp() ? 1 : 0 : Integer.MAX_VALUE;
        this.control = control;
        this.table = table;
        this.mostLines = mostLines;
        generator = new MoveGenerator(position);
        path = new int[plies];
        lists = MoveList.perPly(plies);
    }

    /**
     * Returns all lines of the given length in plies, in the order of the generator; not all of them when stopped or
     * full.
     */
    List<int[]> lines(int plies) {
        lines.clear();
        if (plies > 0) {
            search(plies, 0);
        }
        return List.copyOf(lines);
    }

    boolean isStopped() {
        return stopped;
    }

    /** Returns whether there may be more lines than were kept. */
    boolean isFull() {
        return full;
    }

    long nodes() {
        return nodes;
    }

    /**
     * Searches for lines. The {@link ProblemTable} stores only failures: a line that is found is needed again after
     * other first moves.
     */
    private boolean search(int left, int ply) {
        long key = position.key();
        if (left > 1 && table.probe(key, left) != 0) {
            return false;
        }
        MoveList list = lists[ply];
        generator.generate(position, list);
        boolean found = false;
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (left == 1 && mate && !MatingMoves.mayCheck(position, move)) {
                continue;
            }
            if (isOutOfNodes()) {
                return found;
            }
            path[ply] = move;
            position.make(move);
            if (left > 1) {
                found |= goOn(left - 1, ply + 1);
            } else if (position.inCheck() == mate && generator.count(position) == 0) {
                found = true;
                keep(ply + 1);
            }
            position.unmake(move);
            if (stopped || full) {
                return found;
            }
        }
        if (!found && left > 1) {
            table.store(key, left, false, Move.NONE);
        }
        return found;
    }

    /** Searches after a move that is not the last. */
    private boolean goOn(int left, int ply) {
        if (left <= passesAbove) {
            return search(left, ply);
        }
        if (position.inCheck()) {
            return false;
        }
        position.makeNull();
        boolean found = search(left, ply);
        position.unmakeNull();
        return found;
    }

    private void keep(int plies) {
        if (lines.size() == mostLines) {
            full = true;
        } else {
            lines.add(Arrays.copyOf(path, plies));
        }
    }

    private boolean isOutOfNodes() {
        if (spent == granted && !stopped) {
            granted = control.poll(spent);
            spent = 0;
            stopped = granted == 0;
        }
        if (stopped) {
            return true;
        }
        spent++;
        nodes++;
        return false;
    }
}
