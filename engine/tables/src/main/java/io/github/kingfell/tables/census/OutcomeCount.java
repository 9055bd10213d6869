package io.github.kingfell.tables.census;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.Placement;
import io.github.kingfell.tables.tablebase.TableScan;
import java.util.Optional;

/**
 * What the side to move gets out of many positions, counted over the whole board: reflections count each.
 *
 * <p>Of the longest wins the one with the smallest ordinal is shown, so that every count of a table shows the same.
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

    /** Positions won in a number of moves, 1 to {@link #mostMoves}. */
    public long wins(int moves) {
        return wins[moves];
    }

    /** Positions lost in a number of the opponent's moves, 0 for mates. */
    public long losses(int moves) {
        return losses[moves];
    }

    public long wins() {
        return sum(wins);
    }

    public long losses() {
        return sum(losses);
    }

    /** Stalemates included. */
    public long draws() {
        return draws;
    }

    public long positions() {
        return wins() + draws + losses();
    }

    /** Moves of the longest win, 0 where there is none. */
    public int longestWin() {
        return longest;
    }

    /** A position of the longest win. */
    public Optional<Position> longestWinExample() {
        return longestWin;
    }

    /** The greatest number of moves of a win or a loss. */
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
