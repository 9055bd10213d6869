package io.github.kingfell.book.kbnk;

import static io.github.kingfell.book.kbnk.KbnkMeasures.kt;
import static io.github.kingfell.book.kbnk.KbnkMeasures.onblack;
import static io.github.kingfell.book.kbnk.KbnkMeasures.qb;
import static io.github.kingfell.book.predicates.BareKingPosition.bk;
import static io.github.kingfell.book.predicates.BareKingPosition.inCheck;
import static io.github.kingfell.book.predicates.BareKingPosition.isBlackToMove;
import static io.github.kingfell.book.predicates.BareKingPosition.succ;
import static io.github.kingfell.book.predicates.BareKingPosition.wk;
import static io.github.kingfell.book.predicates.LoneKing.d;
import static io.github.kingfell.book.predicates.LoneKing.fr;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.BoardSymmetry;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;

/**
 * Stage 5: the black king is driven along an edge to the dark corner (Huberman 1968, chapter 6). The pattern is written
 * for the a-file and its corner a1; the other edges are its images. "Up" is away from a1.
 *
 * <p>The squares X1 to X6 surround the king from below to above: b and one down, beside, b and one up, one up, b and
 * two up, two up (R12). Squares off the board count as borne on and not as dark.
 */
final class EdgePattern {
    /** Returned when no image of the position is in stage 5. */
    static final int NONE = -1;

    /** The measure of a position without an edge. */
    private static final int FAR = 64;

    /** The value of el when no square above the king is guarded. */
    private static final int LOOSE = 3;

    private static final long EDGES = Bitboard.FILE_A | Bitboard.FILE_H | Bitboard.RANK_1 | Bitboard.RANK_8;

    private EdgePattern() {}

    /**
     * edge: eposs, ktpos, conf, el below 3, and not badedge.
     *
     * @return the number of the {@link BoardSymmetry} that maps the edge to the a-file, the one with the least measure
     *     when there are two, or {@link #NONE}
     */
    static int edge(int x) {
        if (!Bitboard.contains(EDGES, bk(x))) {
            return NONE;
        }
        int found = NONE;
        int least = FAR;
        for (int i = 0; i < BoardSymmetry.COUNT; i++) {
            int image = BareKingPosition.image(x, BoardSymmetry.number(i));
            if (holds(image) && dedge(image) < least) {
                found = i;
                least = dedge(image);
            }
        }
        return found != NONE && badedge(x, found) ? NONE : found;
    }

    /** m5: the measure of a position with an edge. */
    static int measure(int x) {
        return dedge(BareKingPosition.image(x, BoardSymmetry.number(edge(x))));
    }

    private static boolean holds(int x) {
        return Square.file(bk(x)) == 0 && eposs(x) && ktpos(x) && conf(x) && el(x) < LOOSE;
    }

    /** 6.4 to 6.6: king two files in between c2 and c6, bishop not below him on that file, knight one or three in. */
    private static boolean eposs(int x) {
        int wk = wk(x);
        int rank = Square.rank(wk);
        boolean king = Square.file(wk) == 2 && rank >= 1 && rank <= 5;
        boolean bishop = Square.file(qb(x)) != 2 || d(qb(x), Square.A1) > d(wk, Square.A1);
        return king && bishop && Square.file(kt(x)) == (onblack(kt(x)) ? 1 : 3);
    }

    /** ktpos: the knight stands near enough to guard the squares that the bishop cannot. */
    private static boolean ktpos(int x) {
        int bk = bk(x);
        int kt = kt(x);
        if (!isBlackToMove(x)) {
            return onblack(kt) ? fr(bk, kt) <= 2 : fr(bk, kt) < 5;
        }
        if (!onblack(kt)) {
            return fr(bk, kt) == 3;
        }
        int king = d(bk, Square.A1);
        int knight = d(kt, Square.A1);
        return d(wk(x), kt) <= d(bk, kt) && king - 2 <= knight && knight <= king + 1;
    }

    /** conf: Black can only move along the edge; with White to move a step diagonally inwards may still be open. */
    private static boolean conf(int x) {
        for (long rest = succ(x); rest != 0; rest = Bitboard.rest(rest)) {
            int to = Bitboard.first(rest);
            boolean diagonally = !isBlackToMove(x) && fr(to, bk(x)) == 2;
            if (Square.file(to) != 0 && !diagonally) {
                return false;
            }
        }
        return true;
    }

    /** el: how far up the king can still run, from 0 (not at all) to 3 (freely). */
    private static int el(int x) {
        int file = Square.file(bk(x));
        int rank = Square.rank(bk(x));
        long attacked = BareKingPosition.attacked(x);
        boolean x3 = bears(attacked, file + 1, rank + 1);
        boolean x4 = bears(attacked, file, rank + 1);
        boolean x5 = bears(attacked, file + 1, rank + 2) || isDark(file + 1, rank + 2);
        boolean x6 = bears(attacked, file, rank + 2);
        if (isBlackToMove(x)) {
            if (x4) {
                return 0;
            }
            boolean runsTwo = !x6 && bears(attacked, file + 1, rank + 2);
            return x5 && x6 ? 1 : runsTwo ? 2 : LOOSE;
        }
        if (x4) {
            return x3 || isDark(file + 1, rank + 1) ? 0 : LOOSE;
        }
        if (!x3 || !x5) {
            return LOOSE;
        }
        return x6 ? 1 : 2;
    }

    private static boolean bears(long attacked, int file, int rank) {
        return file > 7 || rank > 7 || Bitboard.contains(attacked, Square.of(file, rank));
    }

    private static boolean isDark(int file, int rank) {
        return file <= 7 && rank <= 7 && onblack(Square.of(file, rank));
    }

    /** adj: the correction of el for the side to move, in q only. */
    private static int adj(int x, int el) {
        if (!isBlackToMove(x)) {
            return 0;
        }
        if (el == 0 && inCheck(x)) {
            return -1;
        }
        return el == 2 && onblack(bk(x)) && !onblack(kt(x)) ? 1 : 0;
    }

    /**
     * dedge: the distance from the corner, and how far up the king can still run. The thesis prints the edge in place
     * of its corner (R14).
     */
    private static int dedge(int image) {
        int el = el(image);
        return d(bk(image), Square.A1) + el + adj(image, el);
    }

    /**
     * badedge(p): the king is far from the corner, and no white move keeps stage 5. Two figures show it and the text
     * calls it a matter of parity; this method implements what they mean (R13).
     */
    private static boolean badedge(int x, int symmetry) {
        if (isBlackToMove(x) || d(bk(BareKingPosition.image(x, BoardSymmetry.number(symmetry))), Square.A1) <= 3) {
            return false;
        }
        return !canKeep(x, FAR);
    }

    /**
     * True when a white move keeps stage 5 without a larger measure, as rule 3.9 demands, or leads to a higher stage.
     */
    static boolean canKeepMeasure(int p) {
        return canKeep(p, measure(p));
    }

    /** True when a white move keeps stage 5 with at most the given measure, or leads to a higher stage. */
    private static boolean canKeep(int p, int measure) {
        for (int piece = BareKingPosition.KING; piece <= BareKingPosition.SECOND; piece++) {
            for (long to = BareKingPosition.whiteMoves(p, piece); to != 0; to = Bitboard.rest(to)) {
                int q = BareKingPosition.afterWhite(p, piece, Bitboard.first(to));
                boolean kept = KbnkStages.isBeyondEdge(q) || edge(q) != NONE && measure(q) <= measure;
                if (kept && !KbnkMeasures.isLost(q)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * kcond(q): from stage 5 the king may leave the edge for a while when he is close to the corner and the pieces
     * stand as in stage 5. All conditions of eposs except 6.3 apply, because in the second case he has left (R19).
     *
     * @param symmetry the symmetry of the edge of the head
     */
    static boolean kcond(int q, int symmetry) {
        int x = BareKingPosition.image(q, BoardSymmetry.number(symmetry));
        int bk = bk(x);
        if (!eposs(x)) {
            return false;
        }
        if (Square.file(bk) == 0) {
            return d(bk, Square.A1) <= 3 && fr(bk, kt(x)) < 5 && (onblack(bk) || fr(wk(x), bk) < 4);
        }
        return d(bk, Square.A1) <= 2 && d(wk(x), bk) <= 3 && returns(x);
    }

    /** True when the king off the edge must go back to it, or stay next to it and close to White's king. */
    private static boolean returns(int x) {
        int away = Square.file(bk(x));
        if (away > 2) {
            return false;
        }
        for (long rest = succ(x); rest != 0; rest = Bitboard.rest(rest)) {
            int to = Bitboard.first(rest);
            boolean fine = away == 1 ? Square.file(to) < 2 || fr(wk(x), to) == 2 : Square.file(to) == 1;
            if (!fine) {
                return false;
            }
        }
        return true;
    }
}
