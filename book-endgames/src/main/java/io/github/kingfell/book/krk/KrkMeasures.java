package io.github.kingfell.book.krk;

import static io.github.kingfell.book.predicates.LoneKing.bk;
import static io.github.kingfell.book.predicates.LoneKing.d;
import static io.github.kingfell.book.predicates.LoneKing.isBlackToMove;
import static io.github.kingfell.book.predicates.LoneKing.wk;

import io.github.kingfell.book.predicates.Rectangle;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/** The predicates of Huberman 1968, chapter 4 (KRK), under the names of the thesis. White has the rook. */
public final class KrkMeasures {
    private KrkMeasures() {}

    /** r: the rook's square. */
    public static int r(Position x) {
        return Bitboard.first(x.pieces(Color.WHITE, Piece.ROOK));
    }

    /**
     * quad: the rook's rank and file cut a rectangle off the board that holds the black king and not the white one.
     * Why: while both lines hold, the black king cannot leave.
     *
     * <p>A white king on one of the two rays that bound the rectangle would block it, so that is no quad; the rook's
     * other two rays are fine.
     */
    public static boolean quad(Position x) {
        return Rectangle.exists(r(x), bk(x)) && Rectangle.isOutside(wk(x), r(x), bk(x));
    }

    /**
     * squad: the number of squares in the rectangle without the rook's own lines. Valid only when {@link #quad} holds.
     * Why: fewer squares mean less freedom, and two in the corner suffice for mate. The text prints 16 once where this
     * gives 12 (R22).
     */
    public static long squad(Position x) {
        return Rectangle.size(r(x), bk(x));
    }

    /** The squares of the rectangle, 0 without a {@link #quad}. There are {@link #squad} of them. */
    static long rectangle(Position x) {
        return quad(x) ? Rectangle.squares(r(x), bk(x)) : 0;
    }

    /**
     * goodquad: a quad whose rook the white king can guard in time. Why: a rook that must run gives the rectangle up.
     * With White to move his king may be one step further away.
     */
    public static boolean goodquad(Position x) {
        int r = r(x);
        int head = isBlackToMove(x) ? 0 : 1;
        return quad(x) && d(wk(x), r) <= d(bk(x), r) + head;
    }
}
