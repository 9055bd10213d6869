package io.github.kingfell.engine.problem;

import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.rules.board.Position;
import java.util.List;

/**
 * A helpmate in n: the side to move begins, helps, and is mated by the other's n-th move. All solutions have exactly n
 * moves; shorter ones are asked for separately.
 */
public final class HelpmateProblem {
    private final Position position;
    private final int moves;
    private final HelpSolver solver;

    /**
     * @param root copied
     * @param moves of each side, at least 1
     * @param mostLines lines after which the search breaks off
     */
    public HelpmateProblem(Position root, int moves, int mostLines, SearchControl control, int tableMegabytes) {
        if (moves < 1) {
            throw new IllegalArgumentException("helpmate in " + moves);
        }
        position = root.copy();
        this.moves = moves;
        solver = new HelpSolver(position, 2 * moves, mostLines, control, new ProblemTable(tableMegabytes));
    }

    /** All lines of exactly n moves. */
    public List<int[]> solutions() {
        return solver.lines(2 * moves);
    }

    /** All lines of the least number of moves below n that has any. */
    public List<int[]> shortSolutions() {
        for (int fewer = 1; fewer < moves; fewer++) {
            List<int[]> lines = solver.lines(2 * fewer);
            if (!lines.isEmpty()) {
                return lines;
            }
        }
        return List.of();
    }

    /**
     * All lines that the mating side begins, without the other's first move: the set play of h#n, and the solution of
     * h#(n-½). Empty when the side to move is in check.
     */
    public List<int[]> setPlay() {
        if (position.inCheck()) {
            return List.of();
        }
        position.makeNull();
        List<int[]> lines = solver.lines(2 * moves - 1);
        position.unmakeNull();
        return lines;
    }

    /**
     * All lines of a number of plies, at most 2n. With an odd number the side to move begins and mates, as in h#(n-½).
     */
    public List<int[]> linesOf(int plies) {
        return solver.lines(plies);
    }

    /** False when the control has ended the search: there may be more. */
    public boolean isComplete() {
        return !solver.isStopped();
    }

    /** True when a list of lines broke off at its most. */
    public boolean isCut() {
        return solver.isFull();
    }

    public long nodes() {
        return solver.nodes();
    }
}
