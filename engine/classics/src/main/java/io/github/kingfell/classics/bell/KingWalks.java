package io.github.kingfell.classics.bell;

import java.util.Arrays;

/**
 * Counts the squares that a king can reach in some steps on a board without edges, and the number of paths to each.
 * This is Bell's argument that a search without memory looks at the same position again and again (1973, "Repetition").
 */
public final class KingWalks {
    private final int steps;
    /** Number of paths by row and column; the king starts in the middle. */
    private final long[][] paths;

    /** @param steps 0..20 */
    public KingWalks(int steps) {
        if (steps < 0 || steps > 20) {
            throw new IllegalArgumentException(steps + " steps");
        }
        this.steps = steps;
        paths = steps == 0 ? new long[][] {{1}} : stepFrom(new KingWalks(steps - 1).paths);
    }

    private static long[][] stepFrom(long[][] before) {
        int size = before.length + 2;
        long[][] after = new long[size][size];
        for (int row = 0; row < before.length; row++) {
            for (int column = 0; column < before.length; column++) {
                for (int neighbour = 0; neighbour < 9; neighbour++) {
                    boolean stays = neighbour == 4;
                    after[row + neighbour / 3][column + neighbour % 3] += stays ? 0 : before[row][column];
                }
            }
        }
        return after;
    }

    /** Returns the numbers of paths to the squares of one row, from the top. */
    public long[] row(int row) {
        return paths[row].clone();
    }

    /** Returns the number of all paths. */
    public long total() {
        return Arrays.stream(paths).flatMapToLong(Arrays::stream).sum();
    }

    /** Returns the number of squares on which the king can be. */
    public int distinct() {
        return (int) Arrays.stream(paths)
                .flatMapToLong(Arrays::stream)
                .filter(ways -> ways > 0)
                .count();
    }

    /** Returns how many of these squares could not be reached in fewer steps; the first square does not count. */
    public int firstReached() {
        int inner = 2 * steps - 1;
        return steps == 0 ? 0 : steps == 1 ? distinct() : (2 * steps + 1) * (2 * steps + 1) - inner * inner;
    }
}
