package io.github.kingfell.tables.tablebase;

/**
 * Encoding of a tablebase value in a byte, seen from the side to move: 0 is a draw; n > 0 mates in n moves; n < 0 is
 * mated in n + 128 moves of the opponent, so that -128 is checkmate. The longest mate of five men takes 127 moves.
 */
final class MoveCode {
    static final byte DRAW = 0;
    static final byte MATED = -128;

    /** The longest win and the longest loss that can be stored, in moves. */
    static final int MOST_MOVES = 127;

    private MoveCode() {}

    static byte win(int moves) {
        return checked(moves, 0);
    }

    static byte loss(int moves) {
        return checked(moves, MATED);
    }

    private static byte checked(int moves, int from) {
        if (moves > MOST_MOVES) {
            throw new IllegalStateException("a mate in " + moves + " moves does not fit into a byte");
        }
        return (byte) (moves + from);
    }

    /** Returns the code of a win in an odd number of plies, of a loss in an even one. */
    static byte ofPlies(int plies) {
        return plies % 2 == 1 ? win((plies + 1) / 2) : loss(plies / 2);
    }

    /** Returns the plies to mate; undefined for a draw. */
    static int plies(int code) {
        return code > 0 ? 2 * code - 1 : 2 * (code - MATED);
    }

    /** Returns the value of a move for the side to move, given the value of the position after it for the opponent. */
    static byte before(int code) {
        return code == DRAW ? DRAW : ofPlies(plies(code) + 1);
    }

    /** Returns true when a move to a position of this value would be a longer win than can be stored. */
    static boolean isBeforeBeyond(int code) {
        return code < DRAW && plies(code) == 2 * MOST_MOVES;
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
        return code > 0 ? 2 * MOST_MOVES - code : code == DRAW ? 0 : code - MATED - 2 * MOST_MOVES;
    }
}
