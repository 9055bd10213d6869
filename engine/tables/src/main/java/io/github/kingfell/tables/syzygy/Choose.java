package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;

/** Binomial coefficients: the number of ways in which like pieces can stand, and the rank of one way among them. */
@Hot
final class Choose {
    private static final int MOST_PIECES = 6;
    private static final int[][] TABLE = new int[MOST_PIECES + 1][65];

    static {
        for (int n = 0; n <= 64; n++) {
            TABLE[0][n] = 1;
            for (int k = 1; k <= Math.min(n, MOST_PIECES); k++) {
                TABLE[k][n] = TABLE[k - 1][n - 1] + TABLE[k][n - 1];
            }
        }
    }

    private Choose() {}

    /** Returns the number of subsets of {@code k} out of {@code n} elements, k 0..6, n 0..64. */
    static int of(int k, int n) {
        return TABLE[k][n];
    }
}
