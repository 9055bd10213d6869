package io.github.kingfell.book.kbnk;

import static io.github.kingfell.book.kbnk.KbnkMeasures.kt;
import static io.github.kingfell.book.kbnk.KbnkMeasures.qb;
import static io.github.kingfell.book.predicates.BareKingPosition.attacked;
import static io.github.kingfell.book.predicates.BareKingPosition.bk;
import static io.github.kingfell.book.predicates.BareKingPosition.isBlackToMove;
import static io.github.kingfell.book.predicates.BareKingPosition.succ;
import static io.github.kingfell.book.predicates.BareKingPosition.wk;
import static io.github.kingfell.book.predicates.LoneKing.d;
import static io.github.kingfell.book.predicates.LoneKing.fr;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;

/**
 * The areas of stage 3 (Huberman 1968, chapter 6): the triangle that the bishop's diagonal cuts off at a corner. An
 * area is named by its corner's square. Only sizes 3 to 6 are used: 4 and 6 at dark corners, 3 and 5 at light ones, so
 * that the size tells the kind of corner.
 */
final class Area {
    /** The value of s and sl when there is no area. */
    static final int NO_SIZE = 15;

    /** The greatest value of {@link #progress}. */
    static final int MOST_PROGRESS = 43;

    private static final int SIZE_WEIGHT = 16;
    private static final int KNIGHT_WEIGHT = 2;

    private static final int LARGEST = 6;
    private static final int SMALLEST = 4;
    private static final int SMALLEST_LOOSE = 3;

    private static final int[] CORNERS = {Square.A1, Square.H1, Square.A8, Square.H8};

    private Area() {}

    /** size: files and ranks from the corner to the bishop. */
    static int size(int x, int corner) {
        return fr(qb(x), corner);
    }

    /** location: how deep a square lies in the area; positive inside, 0 on the diagonal, negative outside. */
    static int location(int square, int x, int corner) {
        return size(x, corner) - fr(square, corner);
    }

    /** inside: the black king is in the area and cannot leave it; with White to move, he only has to be in it. */
    private static boolean inside(int x, int corner) {
        int location = location(bk(x), x, corner);
        if (!isBlackToMove(x)) {
            return location > 0;
        }
        return location >= 0 && leastLocation(succ(x), x, corner) > 0;
    }

    private static int leastLocation(long squares, int x, int corner) {
        int least = 64;
        for (long rest = squares; rest != 0; rest = Bitboard.rest(rest)) {
            least = Math.min(least, location(Bitboard.first(rest), x, corner));
        }
        return least;
    }

    /** safe: inside, the bishop in the middle of its diagonal (bpos), the white king outside and near (kpos). */
    private static boolean safe(int x, int corner) {
        int size = size(x, corner);
        boolean bpos = d(qb(x), corner) <= size - 2;
        boolean kpos = d(wk(x), corner) < size;
        return location(wk(x), x, corner) < 0 && bpos && kpos && d(wk(x), qb(x)) <= 2 && inside(x, corner);
    }

    /**
     * badkt(q): the black king, beside the bishop, comes between the pieces. badkt(p): he attacks the knight and White
     * is too far away to hold both it and the area. The printed formula for q lacks a bracket; its two knight cases
     * share the conditions before them, and "harmless when the bishop is close to the corner" requires the sign "more
     * than" (R9).
     */
    private static boolean badkt(int x, int corner) {
        int size = size(x, corner);
        int knight = location(kt(x), x, corner);
        int king = location(bk(x), x, corner);
        if (isBlackToMove(x)) {
            return d(kt(x), qb(x)) == 3
                    && d(bk(x), qb(x)) == 1
                    && d(bk(x), kt(x)) == 2
                    && d(qb(x), corner) > size - 3
                    && (knight == 2 || king == 0 && knight == 3);
        }
        int apart = d(wk(x), bk(x));
        int depth = d(bk(x), corner);
        return loseknight(x)
                && king == 1
                && knight == -1
                && (apart == 3 && depth == 3 || apart == 4 && depth == 4 && location(wk(x), x, corner) == -1);
    }

    /** bad4: in the smallest area a knight deep inside is in the way. */
    private static boolean bad4(int x, int corner) {
        if (size(x, corner) != SMALLEST || location(kt(x), x, corner) != 3) {
            return false;
        }
        return isBlackToMove(x) ? d(bk(x), corner) == 2 : location(bk(x), x, corner) == 1 && d(bk(x), kt(x)) == 3;
    }

    /** loseknight(p): the black king stands next to the knight, which is not guarded. */
    static boolean loseknight(int p) {
        return d(bk(p), kt(p)) == 1 && !Bitboard.contains(attacked(p), kt(p));
    }

    /** losebishop(p): the black king stands next to the bishop, which is not guarded. */
    static boolean losebishop(int p) {
        return d(bk(p), qb(p)) == 1 && !Bitboard.contains(attacked(p), qb(p));
    }

    /** ar: the corner of the smallest good area (safe, not badkt, not bad4); -1 without one. */
    static int ar(int x) {
        int smallest = -1;
        int least = LARGEST + 1;
        for (int corner : CORNERS) {
            int size = size(x, corner);
            if (size >= SMALLEST && size < least && safe(x, corner) && !badkt(x, corner) && !bad4(x, corner)) {
                smallest = corner;
                least = size;
            }
        }
        return smallest;
    }

    /** s: the size of the smallest good area, 4 to 6, or {@link #NO_SIZE}. */
    static int s(int x) {
        int corner = ar(x);
        return corner < 0 ? NO_SIZE : size(x, corner);
    }

    /** sl(q): the size of the smallest area, 3 to 6, that holds the king, whether or not White's king is near. */
    static int sl(int q) {
        int least = NO_SIZE;
        for (int corner : CORNERS) {
            int size = size(q, corner);
            if (size >= SMALLEST_LOOSE
                    && size <= LARGEST
                    && size < least
                    && inside(q, corner)
                    && !badkt(q, corner)
                    && !bad4(q, corner)) {
                least = size;
            }
        }
        return least;
    }

    /** The squares inside an area. */
    static long squares(int x, int corner) {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            squares |= location(square, x, corner) > 0 ? Bitboard.of(square) : 0;
        }
        return squares;
    }

    /**
     * The squares of the smallest area, 3 to 6, in which the black king stands, whether or not he can leave it; 0
     * without one.
     */
    static long net(int x) {
        long net = 0;
        int least = LARGEST + 1;
        for (int corner : CORNERS) {
            int size = size(x, corner);
            if (size >= SMALLEST_LOOSE && size < least && location(bk(x), x, corner) > 0) {
                net = squares(x, corner);
                least = size;
            }
        }
        return net;
    }

    /**
     * v: the knight's value for the next smaller area. It is 3 when the knight is two squares outside and as far from
     * the corner as the size says (ktv1), 5 when it also does not wait for the king (ktv2), else 1.
     */
    static int v(int x, int corner) {
        int size = size(x, corner);
        if (location(kt(x), x, corner) != -2 || d(kt(x), corner) != size) {
            return 1;
        }
        boolean ktv2 = size == SMALLEST
                ? d(wk(x), kt(x)) > 1
                : d(qb(x), kt(x)) == 3 && d(wk(x), kt(x)) == 3 && d(wk(x), qb(x)) == 1;
        return ktv2 ? 5 : 3;
    }

    /**
     * White's progress in stage 3, as defined by 6.8, 6.10 and 6.11: first the size, then the knight, then whether the
     * king is held; larger is further, at most {@link #MOST_PROGRESS}.
     */
    static int progress(int x) {
        int corner = ar(x);
        return SIZE_WEIGHT * (LARGEST - size(x, corner)) + KNIGHT_WEIGHT * v(x, corner) + (poss(x, corner) ? 0 : 1);
    }

    /** poss(p): the black king can step out of the area, or on to its diagonal. */
    static boolean poss(int p, int corner) {
        return leastLocation(succ(p), p, corner) <= 0;
    }
}
