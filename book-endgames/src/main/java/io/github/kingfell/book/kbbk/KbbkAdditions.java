package io.github.kingfell.book.kbbk;

import static io.github.kingfell.book.predicates.BareKingPosition.bk;
import static io.github.kingfell.book.predicates.BareKingPosition.first;
import static io.github.kingfell.book.predicates.BareKingPosition.second;
import static io.github.kingfell.book.predicates.BareKingPosition.wk;
import static io.github.kingfell.book.predicates.LoneKing.d;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.LastingAdditions;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Position;

/** The additions to "better" and "worse", beside stage and measure, in KBBK (Huberman 1968, chapter 5). */
final class KbbkAdditions extends LastingAdditions {
    @Override
    public boolean betterAdds(Position p, long standingP, Position q, long standingQ) {
        return approaches(BareKingPosition.ofBishops(p), standingP, BareKingPosition.ofBishops(q), standingQ);
    }

    @Override
    public boolean worseAdds(Position p, long standingP, Position q, long standingQ) {
        return isWorse(BareKingPosition.ofBishops(p), standingP, BareKingPosition.ofBishops(q), standingQ);
    }

    @Override
    public String addedProgress(Position p, Position q) {
        return addedProgress(BareKingPosition.ofBishops(p), BareKingPosition.ofBishops(q));
    }

    /** The lasting form of 5.7: the distance of the king from a bishop; no black move changes it. */
    @Override
    protected int refinement(Position p, long standing) {
        return isInNonHeadQuadrant(standing) ? 7 - dmin(BareKingPosition.ofBishops(p)) : 0;
    }

    /** True in stage 2 in a non-head quadrant. */
    private static boolean isInNonHeadQuadrant(long standing) {
        return Standing.stage(standing) == KbbkStages.CONFINED && !Quadrant.isOdd((int) Standing.measure(standing));
    }

    /**
     * 5.7: in a non-head quadrant the king's approach to the black king and to a bishop counts as progress. Why: it
     * shortens trees from depth 8 to 7. It can apply at most six times in a row, because the distances only fall.
     */
    private static boolean approaches(int p, long standingP, int q, long standingQ) {
        return standingP == standingQ
                && isInNonHeadQuadrant(standingP)
                && d(wk(q), bk(q)) < d(wk(p), bk(p))
                && dmin(q) < dmin(p);
    }

    /** The words for the progress that 5.7 found. */
    private static String addedProgress(int p, int q) {
        return "the kings stand " + d(wk(q), bk(q)) + " instead of " + d(wk(p), bk(p))
                + " steps apart, and the attacking king " + dmin(q) + " instead of " + dmin(p) + " steps from a bishop";
    }

    private static boolean isWorse(int p, long standingP, int q, long standingQ) {
        int stageQ = Standing.stage(standingQ);
        return switch (Standing.stage(standingP)) {
            case KbbkStages.CONFINED -> loosens(p, standingP, q, standingQ);
            case KbbkStages.CORNERED -> stageQ < KbbkStages.CORNERED;
            case KbbkStages.DRIVEN -> stageQ < KbbkStages.DRIVEN && CornerGoal.end2(q) == CornerGoal.NONE;
            default -> false;
        };
    }

    /**
     * 5.8: in stage 2 do not give up a head quadrant, do not leave a quadrant for none, and do not move the king away.
     */
    private static boolean loosens(int p, long standingP, int q, long standingQ) {
        boolean odd = Quadrant.isOdd((int) Standing.measure(standingP));
        return switch (Standing.stage(standingQ)) {
            case KbbkStages.FREE -> odd || Quadrant.badquad(q);
            case KbbkStages.CONFINED -> standingP == standingQ && cutk(p, q, odd);
            default -> false;
        };
    }

    /**
     * cutk: the white king neither approaches the black king nor stays with the bishops. Why: king moves elsewhere do
     * not help to make the quadrant smaller. The distance in p is from the white king to the black king's square in q;
     * with p's black king a tree of the thesis has no solution, with q's it has the printed depth (R7).
     */
    private static boolean cutk(int p, int q, boolean odd) {
        int before = d(wk(p), bk(q));
        int after = d(wk(q), bk(q));
        boolean away = after > before;
        boolean waits = after == before && dmin(q) > 1 && before > 2;
        return odd ? dmin(q) > 1 && (away || waits) : away || waits || dmin(q) > 2 && dmin(q) > dmin(p);
    }

    /** dmin: the distance of the white king from the nearer bishop. */
    private static int dmin(int x) {
        return Math.min(d(wk(x), first(x)), d(wk(x), second(x)));
    }
}
