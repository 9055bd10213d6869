package io.github.kingfell.prover.problem;

import io.github.kingfell.prover.fullwidth.MatingMoves;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds all lines of an exact number of plies that end in mate, stalemate or castling by the side that makes the last
 * move. In series play the other side passes, so that only the last move of a series may give check.
 */
@Hot
final class HelpSolver {
    private final Position position;
    private final SearchControl control;
    private final ProblemTable table;
    private final MatePictures pictures = new MatePictures();
    private final MoveGenerator generator;
    private final MatingMoves mating;
    private final StalematingMoves stalemating;
    private final MoveList[] lists;
    private final int[] path;
    private final int mostLines;
    private final boolean mate;
    private final boolean castling;

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
        castling = goal.isCastling();
        passesAbove = goal.isSeries() ? goal.isHelp() ? 1 : 0 : Integer.MAX_VALUE;
        this.control = control;
        this.table = table;
        this.mostLines = mostLines;
        generator = new MoveGenerator(position);
        mating = new MatingMoves(position);
        stalemating = new StalematingMoves(position);
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
            search(plies, 0, -1L);
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
     *
     * @param kings where the mated king may stand in the end
     */
    private boolean search(int left, int ply, long kings) {
        if (left == 1) {
            return ends(ply);
        }
        long key = position.key();
        if (table.probe(key, left) != 0) {
            return false;
        }
        long within = mate ? reachable(left, kings) : castling && !mayCastle(left) ? 0 : kings;
        if (within == 0) {
            return false;
        }
        MoveList list = lists[ply];
        generator.generate(position, list);
        long movers = left == 2 && !mate && !castling && passesAbove > 0 ? StalematingMoves.movers(position) : -1L;
        boolean found = false;
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            if (!Bitboard.contains(movers, Move.from(move))) {
                continue;
            }
            if (isOutOfNodes()) {
                return found;
            }
            path[ply] = move;
            position.make(move);
            found |= goOn(left - 1, ply + 1, within);
            position.unmake(move);
            if (stopped || full) {
                return found;
            }
        }
        if (!found) {
            table.store(key, left, false, Move.NONE);
        }
        return found;
    }

    /** Returns whether the side that makes the last move still has a right to castle. */
    private boolean mayCastle(int left) {
        int us = position.sideToMove();
        boolean own = passesAbove == 0 || passesAbove == Integer.MAX_VALUE && left % 2 == 1;
        return (position.castling() >>> CastlingRights.index(own ? us : us ^ 1, 0) & 3) != 0;
    }

    private long reachable(int left, long kings) {
        int us = position.sideToMove();
        if (passesAbove == Integer.MAX_VALUE) {
            return pictures.reachable(position, kings, left % 2 == 1 ? us : us ^ 1, (left + 1) / 2, left / 2);
        }
        return passesAbove == 0
                ? pictures.reachable(position, kings, us, left, 0)
                : pictures.reachable(position, kings, us ^ 1, 1, left - 1);
    }

    /** Keeps the lines that reach the goal with the next move. */
    private boolean ends(int ply) {
        if (isOutOfNodes()) {
            return false;
        }
        MoveList last = lists[ply];
        if (castling) {
            generator.generateQuiet(position, last);
        } else if (mate) {
            mating.generate(position, last);
        } else {
            stalemating.generate(position, last);
        }
        boolean found = false;
        for (int i = 0; i < last.size() && !full; i++) {
            if (!castling || Move.isCastling(last.get(i))) {
                path[ply] = last.get(i);
                keep(ply + 1);
                found = true;
            }
        }
        return found;
    }

    /** Searches after a move that is not the last. */
    private boolean goOn(int left, int ply, long kings) {
        if (left <= passesAbove) {
            return search(left, ply, kings);
        }
        if (position.inCheck()) {
            return false;
        }
        position.makeNull();
        boolean found = search(left, ply, kings);
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
