package io.github.kingfell.tables.census;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.Placement;
import io.github.kingfell.tables.tablebase.TableScan;
import java.util.Optional;

/**
 * Counts of wins, draws and losses of the side to move. Every position of the board counts, reflections too.
 *
 * <p>The example of the longest win is the one with the smallest ordinal, so that every count of a table gives the same
 * example.
 */
public final class OutcomeCount {
    private final long[] wins = new long[TableScan.MOST_MOVES + 1];
    private final long[] losses = new long[TableScan.MOST_MOVES + 1];
    private long draws;
    private int longest;
    private long longestOrdinal;
    private Optional<Position> longestWin = Optional.empty();

    void add(Placement placement, int sideToMove) {
        int plies = placement.plies(sideToMove);
        if (plies == ExactValues.UNKNOWN) {
            return;
        }
        int moves = (plies + 1) / 2;
        if (plies == ExactValues.DRAW) {
            draws += placement.weight();
        } else if (plies % 2 == 0) {
            losses[moves] += placement.weight();
        } else {
            wins[moves] += placement.weight();
            if (moves > longest || moves == longest && placement.ordinal() < longestOrdinal) {
                longest = moves;
                longestOrdinal = placement.ordinal();
                longestWin = placement.position(sideToMove);
            }
        }
    }

    void add(OutcomeCount other) {
        for (int moves = 0; moves < wins.length; moves++) {
            wins[moves] += other.wins[moves];
            losses[moves] += other.losses[moves];
        }
        draws += other.draws;
        if (other.longest > longest || other.longest == longest && other.longestOrdinal < longestOrdinal) {
            longest = other.longest;
            longestOrdinal = other.longestOrdinal;
            longestWin = other.longestWin;
        }
    }

    /** Returns the positions won in this number of moves, 1 to {@link #mostMoves}. */
    public long wins(int moves) {
        return wins[moves];
    }

    /** Returns the positions lost in this number of the opponent's moves, 0 for mates. */
    public long losses(int moves) {
        return losses[moves];
    }

    public long wins() {
        return sum(wins);
    }

    public long losses() {
        return sum(losses);
    }

    /** Returns the drawn positions, stalemates included. */
    public long draws() {
        return draws;
    }

    public long positions() {
        return wins() + draws + losses();
    }

    /** Returns the moves of the longest win, 0 where there is none. */
    public int longestWin() {
        return longest;
    }

    /** Returns a position of the longest win. */
    public Optional<Position> longestWinExample() {
        return longestWin;
    }

    /** Returns the greatest number of moves of a win or a loss. */
    public int mostMoves() {
        for (int moves = TableScan.MOST_MOVES; moves > 0; moves--) {
            if (wins[moves] + losses[moves] > 0) {
                return moves;
            }
        }
        return 0;
    }

    private static long sum(long[] counts) {
        long sum = 0;
        for (long count : counts) {
            sum += count;
        }
        return sum;
    }
}
