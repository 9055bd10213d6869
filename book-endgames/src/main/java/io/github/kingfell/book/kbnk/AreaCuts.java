package io.github.kingfell.book.kbnk;

import static io.github.kingfell.book.kbnk.Area.location;
import static io.github.kingfell.book.kbnk.KbnkMeasures.kt;
import static io.github.kingfell.book.kbnk.KbnkMeasures.qb;
import static io.github.kingfell.book.predicates.BareKingPosition.bk;
import static io.github.kingfell.book.predicates.BareKingPosition.wk;
import static io.github.kingfell.book.predicates.LoneKing.d;
import static io.github.kingfell.book.predicates.LoneKing.fr;

/**
 * The additions to "worse" in stage 3 of KBNK (Huberman 1968, chapter 6): they say which positions q are not worth
 * another move while the black king of the head p is in an area. In the thesis S is the area's size, A the area, V the
 * knight's value v(p) and lo the location of White's king in q, all relative to the head.
 */
final class AreaCuts {
    private AreaCuts() {}

    /** True when q is worse than a head in stage 3; used for a q whose stage is not higher. */
    static boolean worse(int p, int q, int stageQ) {
        if (d(wk(q), qb(q)) > 2) {
            return true;
        }
        int area = Area.ar(p);
        int size = Area.size(p, area);
        return switch (stageQ) {
            case KbnkStages.SCATTERED -> !ktspec(p, q, area);
            case KbnkStages.GATHERED -> {
                int sl = Area.sl(q);
                yield sl < size ? badsmall(p, q, area, sl) : check(p, q, area, stageQ, sl);
            }
            case KbnkStages.ENCLOSED -> {
                int s = Area.s(q);
                yield s >= size && check(p, q, area, stageQ, s);
            }
            default -> true;
        };
    }

    private static int lo(int p, int q, int area) {
        return location(wk(q), p, area);
    }

    private static boolean kingMoved(int p, int q) {
        return wk(p) != wk(q);
    }

    private static boolean bishopMoved(int p, int q) {
        return qb(p) != qb(q);
    }

    private static boolean knightMoved(int p, int q) {
        return kt(p) != kt(q);
    }

    /** ktspec: the knight on the boundary, between bishop and king, must jump to let the bishop be guarded. */
    private static boolean ktspec(int p, int q, int area) {
        return d(kt(p), qb(p)) == 1
                && location(kt(p), p, area) == 0
                && Area.losebishop(p)
                && d(wk(p), kt(p)) == 1
                && fr(wk(p), qb(p)) == 3
                && !kingMoved(p, q)
                && !bishopMoved(p, q)
                && !KbnkMeasures.onblack(kt(q));
    }

    /** badsmall: a smaller area that White's king is too far from to make good. */
    private static boolean badsmall(int p, int q, int area, int sl) {
        int size = Area.size(p, area);
        if (size == 4) {
            return true;
        }
        return size == sl + 2 && (sl == 3 && Area.v(p, area) < 5 || lo(p, q, area) != 1 || d(wk(q), area) > 3);
    }

    /**
     * Chooses the check. While v = 1 the knight is on its way and the king may try; otherwise he must not lose what the
     * knight has gained.
     */
    private static boolean check(int p, int q, int area, int stageQ, int sizeQ) {
        int v = Area.v(p, area);
        return v == 1 ? check3a(p, q, area, stageQ, sizeQ) : check3b(p, q, area, stageQ, sizeQ, v);
    }

    /**
     * check3a: the king moves away from the black king, or gives the area up without need. As in the quadrants of two
     * bishops, the distance in p is measured to the black king's square in q (R7). Where the area is given up, the
     * formula refuses a greater distance than in p; the caption of figure 6.14 permits only a smaller one (R26).
     *
     * @param sizeQ s(q) in stage 3, sl(q) in stage 2
     */
    private static boolean check3a(int p, int q, int area, int stageQ, int sizeQ) {
        int size = Area.size(p, area);
        boolean away = d(wk(q), bk(q)) > d(wk(p), bk(q));
        if (sizeQ == size) {
            return stageQ == KbnkStages.ENCLOSED ? away : trysmall(p, q, area);
        }
        return size == 4
                || bishopMoved(p, q)
                || !Area.poss(p, area)
                || d(wk(q), area) >= size
                || d(wk(q), bk(q)) >= d(wk(p), bk(p))
                || lo(p, q, area) > -1;
    }

    /**
     * trysmall: the king's step into the area does not try for a smaller one. The sign before s-3 and the name trymove
     * are misprints (R17).
     */
    private static boolean trysmall(int p, int q, int area) {
        int size = Area.size(p, area);
        int apart = d(wk(q), bk(q));
        int black = location(bk(q), p, area);
        return bishopMoved(p, q)
                || lo(p, q, area) != 1
                || apart > size - 3
                || apart == size - 3 && (d(wk(q), qb(q)) > 1 || black < size - 1)
                || apart == size - 4 && black < size - 2;
    }

    /**
     * check3b: the knight loses its place, or the king does not help it. Applies when v is more than 1; the thesis
     * prints 3 (R16). The running text also refuses some bishop moves; with that filter game KBNK-4 has no move 9
     * (R18).
     */
    private static boolean check3b(int p, int q, int area, int stageQ, int sizeQ, int v) {
        int size = Area.size(p, area);
        boolean enclosed = stageQ == KbnkStages.ENCLOSED;
        if (!enclosed && sizeQ > size && (size > 4 || v < 5 || !knightMoved(p, q) || !ktmove(p, q, area))) {
            return true;
        }
        if (v == 3) {
            return enclosed ? Area.v(q, Area.ar(q)) == 1 : sizeQ == size && trysmall(p, q, area);
        }
        return (enclosed || sizeQ == size)
                && (!ktmove(p, q, area) || enclosed && Area.v(q, Area.ar(q)) == 3 || badkmove(p, q, area));
    }

    /** ktmove: the knight stays, or makes a move that wins a tempo or takes part in the next smaller area. */
    private static boolean ktmove(int p, int q, int area) {
        if (!knightMoved(p, q)) {
            return true;
        }
        int size = Area.size(p, area);
        int knight = location(kt(q), p, area);
        int depth = d(kt(q), area);
        boolean place = size > 4 ? knight == -1 && depth == size - 2 : knight == 0 || knight == -3 && depth == 4;
        return d(wk(q), bk(q)) == 2 && place;
    }

    /** badkmove: the king goes too deep into the area, or too far from it. */
    private static boolean badkmove(int p, int q, int area) {
        int lo = lo(p, q, area);
        return lo < -1 || lo > 1 || lo < 1 && (d(wk(q), bk(q)) > 2 || bishopMoved(p, q) || lo == -1 && kingMoved(p, q));
    }
}
