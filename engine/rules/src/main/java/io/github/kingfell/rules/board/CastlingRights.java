package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/** The four castling rights as bits of an {@code int}; the right of a colour and wing is {@code 1 << index}. */
@Hot
public final class CastlingRights {
    /** The wing of the h-file. */
    public static final int KING_SIDE = 0;
    /** The wing of the a-file. */
    public static final int QUEEN_SIDE = 1;

    private CastlingRights() {}

    /** Index 0..3 in the order K, Q, k, q. */
    public static int index(int color, int wing) {
        return color << 1 | wing;
    }

    /** Where the king lands: the g-file or the c-file of its rank. */
    public static int kingTarget(int color, int wing) {
        return Square.of(wing == KING_SIDE ? 6 : 2, 7 * color);
    }

    /** Where the rook lands: the f-file or the d-file of its rank. */
    static int rookTarget(int color, int wing) {
        return Square.of(wing == KING_SIDE ? 5 : 3, 7 * color);
    }
}
