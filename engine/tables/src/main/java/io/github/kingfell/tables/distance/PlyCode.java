package io.github.kingfell.tables.distance;

/**
 * Encoding of a table value in an unsigned byte, seen from the side to move: the plies to mate plus one (odd when it is
 * mated, even when it mates), 0 for a draw, {@link #UNUSED} for an index without a legal position.
 */
final class PlyCode {
    /** Drawn; while the table is built also: not known yet. */
    static final int DRAW = 0;

    static final int MATED = 1;

    /**
     * Not a position: two pieces on a square, the side not to move in check, or another number stands for the position.
     */
    static final int UNUSED = 255;

    /** The longest distance that can be stored. The longest with four men is 85 (KRKP, Conrady 2000). */
    static final int MOST_PLIES = 252;

    private PlyCode() {}

    static int of(int plies) {
        if (plies > MOST_PLIES) {
            throw new IllegalStateException("a mate in " + plies + " plies does not fit into a byte");
        }
        return plies + 1;
    }

    /** Returns the code of an answer of {@link TableProbe#plies} that is not unknown. */
    static int ofProbe(int plies) {
        if (plies == TableProbe.UNKNOWN) {
            throw new IllegalStateException("a table is missing");
        }
        return plies == TableProbe.DRAW ? DRAW : of(plies);
    }

    static int plies(int code) {
        return code - 1;
    }

    static boolean isWin(int code) {
        return code != DRAW && (code & 1) == 0;
    }

    /** Returns the value of a move for the side to move, given the value of the position after it for the opponent. */
    static int before(int code) {
        return code == DRAW ? DRAW : of(plies(code) + 1);
    }

    /** Returns the better of two values for the side to move. */
    static int better(int a, int b) {
        return rank(a) >= rank(b) ? a : b;
    }

    /**
     * Returns a rank, greater for what the side to move prefers: quick wins, slow wins, draws, slow losses, quick
     * losses.
     */
    private static int rank(int code) {
        if (isWin(code)) {
            return 2 * UNUSED - code;
        }
        return code == DRAW ? UNUSED : code;
    }
}
