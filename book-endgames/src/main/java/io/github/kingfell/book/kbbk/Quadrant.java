package io.github.kingfell.book.kbbk;

import static io.github.kingfell.book.predicates.BareKingPosition.bk;
import static io.github.kingfell.book.predicates.BareKingPosition.first;
import static io.github.kingfell.book.predicates.BareKingPosition.inCheck;
import static io.github.kingfell.book.predicates.BareKingPosition.isBlackToMove;
import static io.github.kingfell.book.predicates.BareKingPosition.second;
import static io.github.kingfell.book.predicates.BareKingPosition.succ;
import static io.github.kingfell.book.predicates.BareKingPosition.white;
import static io.github.kingfell.book.predicates.BareKingPosition.wk;
import static io.github.kingfell.book.predicates.Edge.de;
import static io.github.kingfell.book.predicates.LoneKing.d;
import static io.github.kingfell.book.predicates.LoneKing.fr;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.Edge;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;

/**
 * The quadrants of Huberman 1968, chapter 5: two bishops side by side cut the board into four parts along their
 * diagonals, and each part belongs to an edge. Arguments are {@link BareKingPosition}s; the first piece is qb, the
 * dark-squared bishop, the second kb.
 *
 * <p>Seen from the pair towards the edge e, a quadrant is a non-head one when the bishops stand parallel to e, else a
 * head one, whose head is the bishop nearer to e. Each bishop guards the squares from which the other could be attacked
 * (R25), except for the square in front of the head.
 */
final class Quadrant {
    /** No edge: quad does not hold. */
    static final int NONE = -1;

    private static final long CORNERS = 0x8100000000000081L;

    /** Squares inside a quadrant and on its inner diagonals, by edge, head or not, lower line and front distance. */
    private static final long[] INSIDE = new long[Edge.COUNT << 7];

    private static final long[] INNER_DIAGONALS = new long[Edge.COUNT << 7];

    static {
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            for (int index = 0; index < 128; index++) {
                boolean headed = index >= 64;
                int a = index >>> 3 & 7;
                int front = index & 7;
                for (int t = 1; t <= front; t++) {
                    int low = headed ? a - t : a + 1 - t;
                    int high = a + t;
                    for (int line = 0; line < 8; line++) {
                        long square = Bitboard.of(Edge.square(edge, front - t, line));
                        if (line > low && line < high) {
                            INSIDE[edge << 7 | index] |= square;
                        } else if (line == low || line == high) {
                            INNER_DIAGONALS[edge << 7 | index] |= square;
                        }
                    }
                }
            }
        }
    }

    private Quadrant() {}

    private static int qb(int x) {
        return first(x);
    }

    private static int kb(int x) {
        return second(x);
    }

    /** True when the pair stands one behind the other, seen towards the edge. */
    private static boolean isHeaded(int x, int edge) {
        return de(qb(x), edge) != de(kb(x), edge);
    }

    private static int index(int x, int edge) {
        int headed = isHeaded(x, edge) ? 1 : 0;
        int a = Math.min(Edge.line(qb(x), edge), Edge.line(kb(x), edge));
        int front = Math.min(de(qb(x), edge), de(kb(x), edge));
        return edge << 7 | headed << 6 | a << 3 | front;
    }

    static long inside(int x, int edge) {
        return INSIDE[index(x, edge)];
    }

    static long innerDiagonals(int x, int edge) {
        return INNER_DIAGONALS[index(x, edge)];
    }

    /**
     * quad: the bishops stand on orthogonally adjacent squares, and the black king is in the quadrant of this edge, or
     * else on the diagonals that bound it. {@link #NONE} when the bishops are apart. Why: while the pair stands, he
     * cannot cross the diagonals.
     */
    static int quad(int x) {
        if (fr(qb(x), kb(x)) != 1) {
            return NONE;
        }
        int bounding = NONE;
        for (int edge = 0; edge < Edge.COUNT; edge++) {
            int index = index(x, edge);
            if (Bitboard.contains(INSIDE[index], bk(x))) {
                return edge;
            }
            if (Bitboard.contains(INNER_DIAGONALS[index], bk(x))) {
                bounding = edge;
            }
        }
        return bounding;
    }

    /** squad: the sum of the bishops' distances from the edge; even for a non-head quadrant, odd for a head one. */
    static int squad(int x, int edge) {
        return de(kb(x), edge) + de(qb(x), edge);
    }

    static boolean isOdd(int squad) {
        return (squad & 1) != 0;
    }

    /** head: in a head quadrant the bishop nearer to the edge. */
    static int head(int x, int edge) {
        return de(qb(x), edge) < de(kb(x), edge) ? qb(x) : kb(x);
    }

    /** hascorner: a corner lies strictly inside. Why: the king can be mated only there. */
    static boolean hascorner(int x, int edge) {
        return (inside(x, edge) & CORNERS) != 0;
    }

    /** spec: the king can step to a square that is not inside. Why: then the quadrant does not hold him. */
    static boolean spec(int x, int edge) {
        return (succ(x) & ~inside(x, edge)) != 0;
    }

    /**
     * badc(p): the black king attacks the head and no move of White's king guards it. badc(q): the black king stands
     * two squares away, and White's king comes too late. Why: the head would have to run. In q the look-ahead gives
     * exactly the squares that the thesis lists for its example (R2).
     */
    static boolean badc(int x, int edge) {
        int head = head(x, edge);
        if (!isBlackToMove(x)) {
            return (BareKingPosition.whiteMoves(x, BareKingPosition.KING) & Attacks.king(head)) == 0;
        }
        if (inCheck(x)) {
            return d(wk(x), head) > 3;
        }
        if (d(wk(x), head) > 2) {
            return true;
        }
        return blackReachesBadc(x, edge, head);
    }

    /** True when Black has a move to a square next to the head after which the head is not guarded in time. */
    private static boolean blackReachesBadc(int q, int edge, int head) {
        long steps = succ(q) & Attacks.king(head) & ~white(q);
        for (; steps != 0; steps = Bitboard.rest(steps)) {
            if (badc(BareKingPosition.afterBlack(q, Bitboard.first(steps)), edge)) {
                return true;
            }
        }
        return false;
    }

    /**
     * safe: the head can be guarded when the black king comes to attack it; in a non-head quadrant no bishop can be
     * attacked. The printed formula omits the case of both kings next to the head, which the text calls safe (R3).
     *
     * <p>Amended: a quadrant is not safe when Black can go to another side of the head where it is not guarded in time,
     * as after Kf7 Be7 Be6 / Kf5-e5. Without this rule 3.7 is broken and trees lead in a circle.
     */
    static boolean safe(int x, int edge, Edition edition) {
        if (!isOdd(squad(x, edge))) {
            return true;
        }
        int head = head(x, edge);
        int black = d(bk(x), head);
        int white = d(wk(x), head);
        if (isBlackToMove(x)) {
            return switch (black) {
                case 1 -> white == 1 && (edition == Edition.CLASSIC || !blackReachesBadc(x, edge, head));
                case 2 -> !badc(x, edge);
                default -> white < black;
            };
        }
        return black == 1
                ? !badc(x, edge)
                : white <= black || black == 2 && white == 3 && kingReachesSafe(x, edge, edition);
    }

    private static boolean kingReachesSafe(int p, int edge, Edition edition) {
        for (long to = BareKingPosition.whiteMoves(p, BareKingPosition.KING); to != 0; to = Bitboard.rest(to)) {
            if (safe(BareKingPosition.afterWhite(p, BareKingPosition.KING, Bitboard.first(to)), edge, edition)) {
                return true;
            }
        }
        return false;
    }

    /**
     * goodquad: a quadrant with a corner that holds the king and keeps the bishops. With White to move a king inside
     * may have a way out, for White moves first; a king on the boundary, where a white king may block the diagonal, may
     * not (R4).
     *
     * @return the quadrant's edge, or {@link #NONE}
     */
    static int goodquad(int x, Edition edition) {
        int edge = quad(x);
        if (edge == NONE || !hascorner(x, edge) || !safe(x, edge, edition)) {
            return NONE;
        }
        boolean held = !isBlackToMove(x) && Bitboard.contains(inside(x, edge), bk(x)) || !spec(x, edge);
        return held ? edge : NONE;
    }

    /**
     * badquad(q): the position is no step towards a good quadrant; for a head that is lost the thesis prints "not two
     * squares away" (R6).
     */
    static boolean badquad(int q) {
        int edge = quad(q);
        return edge == NONE
                || spec(q, edge)
                || !hascorner(q, edge)
                || isOdd(squad(q, edge)) && d(bk(q), head(q, edge)) == 2 && badc(q, edge);
    }

    /** The corner inside a quadrant that has one. */
    static int corner(int x, int edge) {
        long corners = inside(x, edge) & CORNERS;
        assert corners != 0 : Square.name(bk(x));
        return Bitboard.first(corners);
    }
}
