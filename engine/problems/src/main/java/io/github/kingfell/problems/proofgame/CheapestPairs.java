package io.github.kingfell.problems.proofgame;

import io.github.kingfell.rules.Hot;
import java.util.Arrays;

/** The least sum of costs when each row gets a column of its own: the Hungarian method of Kuhn and Munkres. */
@Hot
final class CheapestPairs {
    /** The cost of a pair that cannot be; more than any sum of others that matters. */
    static final int NEVER = 1 << 10;

    private static final int MOST = 64;
    private static final int HUGE = 1 << 28;

    private final int[] costs = new int[MOST * MOST];
    private final int[] ofRow = new int[MOST + 1];
    private final int[] ofColumn = new int[MOST + 1];

    /** The row that has a column; rows and columns are counted from 1, and 0 is none. */
    private final int[] rows = new int[MOST + 1];

    private final int[] before = new int[MOST + 1];
    private final int[] slack = new int[MOST + 1];
    private final boolean[] seen = new boolean[MOST + 1];

    /** @param row and column from 0 */
    void cost(int row, int column, int cost) {
        costs[row * MOST + column] = cost;
    }

    /**
     * Returns the least sum, or some number above the limit when it is above the limit.
     *
     * @param rowCount at most the number of columns
     */
    int least(int rowCount, int columnCount, int limit) {
        Arrays.fill(ofRow, 0, rowCount + 1, 0);
        Arrays.fill(ofColumn, 0, columnCount + 1, 0);
        Arrays.fill(rows, 0, columnCount + 1, 0);
        for (int row = 1; row <= rowCount && -ofColumn[0] <= limit; row++) {
            place(row, columnCount);
        }
        return -ofColumn[0];
    }

    /** Gives a further row a column, and moves others if that is cheaper. */
    private void place(int row, int columnCount) {
        rows[0] = row;
        Arrays.fill(slack, 0, columnCount + 1, HUGE);
        Arrays.fill(seen, 0, columnCount + 1, false);
        int column = 0;
        do {
            seen[column] = true;
            column = extend(column, columnCount);
        } while (rows[column] != 0);
        while (column != 0) {
            rows[column] = rows[before[column]];
            column = before[column];
        }
    }

    /** Returns the column that is the cheapest to go on with. */
    private int extend(int column, int columnCount) {
        int row = rows[column];
        int least = HUGE;
        int next = 0;
        for (int other = 1; other <= columnCount; other++) {
            if (seen[other]) {
                continue;
            }
            int reduced = costs[(row - 1) * MOST + other - 1] - ofRow[row] - ofColumn[other];
            if (reduced < slack[other]) {
                slack[other] = reduced;
                before[other] = column;
            }
            if (slack[other] < least) {
                least = slack[other];
                next = other;
            }
        }
        for (int other = 0; other <= columnCount; other++) {
            if (seen[other]) {
                ofRow[rows[other]] += least;
                ofColumn[other] -= least;
            } else {
                slack[other] -= least;
            }
        }
        return next;
    }
}
