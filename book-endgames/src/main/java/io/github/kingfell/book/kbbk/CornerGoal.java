package io.github.kingfell.book.kbbk;

import static io.github.kingfell.book.predicates.BareKingPosition.bk;
import static io.github.kingfell.book.predicates.BareKingPosition.inCheck;
import static io.github.kingfell.book.predicates.BareKingPosition.isBlackToMove;
import static io.github.kingfell.book.predicates.BareKingPosition.isCheckmate;
import static io.github.kingfell.book.predicates.BareKingPosition.isDisaster;
import static io.github.kingfell.book.predicates.BareKingPosition.succ;
import static io.github.kingfell.book.predicates.BareKingPosition.wk;
import static io.github.kingfell.book.predicates.Edge.de;
import static io.github.kingfell.book.predicates.LoneKing.d;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.Edge;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.rules.board.Bitboard;

/**
 * The goal squares of Huberman 1968, chapter 5, and stage 4, in which White's king has reached one of them and holds
 * the black king on the edge near the corner. For the corner h8 on rank 8 they are g6 and h6.
 */
final class CornerGoal {
    /** Returned when end2 does not hold. */
    static final int NONE = -1;

    /** The greatest distance that the black king may have from the corner in stage 4. */
    private static final int FARTHEST = 3;

    private CornerGoal() {}

    /** sq1: two squares from the edge, on the line beside the corner's. */
    static int sq1(int edge, int corner) {
        int line = Edge.line(corner, edge);
        return Edge.square(edge, 2, line == 0 ? 1 : 6);
    }

    /** sq2: two squares from the edge, on the corner's line. */
    static int sq2(int edge, int corner) {
        return Edge.square(edge, 2, Edge.line(corner, edge));
    }

    /** m3: the distance of the white king from the goal squares of the quadrant's corner, at least 1. */
    static int kingsWay(int x, int edge) {
        int corner = Quadrant.corner(x, edge);
        int farther = Math.max(d(wk(x), sq1(edge, corner)), d(wk(x), sq2(edge, corner)));
        return Math.max(1, farther);
    }

    /**
     * end2: the white king stands on sq1 or sq2, and the black king is on the edge, cannot leave it and gets no farther
     * than three squares from the corner. Why: from here the bishops drive him in.
     *
     * @return the corner, or {@link #NONE}
     */
    static int end2(int x) {
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            if (de(wk(x), edge) == 2 && de(bk(x), edge) == 0 && staysOn(edge, succ(x))) {
                int line = Edge.line(wk(x), edge);
                if (line <= 1 || line >= 6) {
                    int corner = Edge.square(edge, 0, line <= 1 ? 0 : 7);
                    return dedge(x, corner) <= FARTHEST ? corner : NONE;
                }
            }
        }
        return NONE;
    }

    private static boolean staysOn(int edge, long squares) {
        for (long rest = squares; rest != 0; rest = Bitboard.rest(rest)) {
            if (de(Bitboard.first(rest), edge) != 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * dedge: the greatest distance from the corner that the black king can have after his move; his current square
     * counts unless he is in check.
     */
    static int dedge(int x, int corner) {
        int farthest = inCheck(x) ? 0 : d(bk(x), corner);
        for (long rest = succ(x); rest != 0; rest = Bitboard.rest(rest)) {
            farthest = Math.max(farthest, d(Bitboard.first(rest), corner));
        }
        return farthest;
    }

    /**
     * dcond: the king cannot get farther from the corner than he is, or a small quadrant still holds him; with White to
     * move, not bad4.
     */
    static boolean dcond(int x, int corner, Edition edition) {
        if (!isBlackToMove(x)) {
            return !bad4(x, corner, edition);
        }
        if (dedge(x, corner) <= d(bk(x), corner)) {
            return true;
        }
        int edge = Quadrant.goodquad(x, edition);
        return edge != Quadrant.NONE && KbbkStages.isSmall(Quadrant.squad(x, edge));
    }

    /**
     * bad4(p): White has no move that mates, or that keeps end2 without letting the king farther away. Why: his own
     * king may be in a bishop's way. Only a figure shows it; this is the meaning of the figure (R5).
     *
     * <p>Amended: bad4 also holds when Black undoes the result of each such move, as from 8/8/8/B7/8/k7/2K5/1B6, where
     * no tree is found.
     */
    private static boolean bad4(int p, int corner, Edition edition) {
        int dedge = dedge(p, corner);
        for (int piece = BareKingPosition.KING; piece <= BareKingPosition.SECOND; piece++) {
            for (long to = BareKingPosition.whiteMoves(p, piece); to != 0; to = Bitboard.rest(to)) {
                int q = BareKingPosition.afterWhite(p, piece, Bitboard.first(to));
                if (keepsEnd2(q, dedge) && (edition == Edition.CLASSIC || lasts(q, dedge))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** True when after every reply the black king is still held, as near to the corner. */
    private static boolean lasts(int q, int dedge) {
        for (long to = succ(q); to != 0; to = Bitboard.rest(to)) {
            int p = BareKingPosition.afterBlack(q, Bitboard.first(to));
            int corner = end2(p);
            if (corner == NONE || dedge(p, corner) > dedge) {
                return false;
            }
        }
        return true;
    }

    private static boolean keepsEnd2(int q, int dedge) {
        if (isCheckmate(q)) {
            return true;
        }
        int corner = isDisaster(q) ? NONE : end2(q);
        return corner != NONE && dedge(q, corner) <= dedge;
    }
}
