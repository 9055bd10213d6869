package io.github.kingfell.book.krk;

import static io.github.kingfell.book.krk.KrkMeasures.r;
import static io.github.kingfell.book.krk.KrkStages.CONFINED;
import static io.github.kingfell.book.krk.KrkStages.CORNERED;
import static io.github.kingfell.book.krk.KrkStages.FREE;
import static io.github.kingfell.book.predicates.LoneKing.d;
import static io.github.kingfell.book.predicates.LoneKing.wk;

import io.github.kingfell.book.predicates.LastingAdditions;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Position;

/** The additions to "better" and "worse", beside stage and measure, in KRK (Huberman 1968, chapter 4). */
final class KrkAdditions extends LastingAdditions {
    /**
     * 4.1: in stage 2 the king's approach to the rook counts as progress. Why: it shortens trees from depth 8 to 4. The
     * printed text does not ask for an equal squad, but rule 3.10 does, and a larger one is worse by rule 3.8.
     */
    @Override
    public boolean betterAdds(Position p, long standingP, Position q, long standingQ) {
        return standingP == standingQ && Standing.stage(standingP) == CONFINED && d(wk(q), r(q)) < d(wk(p), r(p));
    }

    /** The words for the progress that 4.1 found. */
    @Override
    public String addedProgress(Position p, Position q) {
        return "the attacking king stands " + d(wk(q), r(q)) + " instead of " + d(wk(p), r(p)) + " steps from the rook";
    }

    /** The lasting form of 4.1: the distance of the king from the rook; no black move changes it. */
    @Override
    protected int refinement(Position p, long standing) {
        return Standing.stage(standing) == CONFINED ? 7 - d(wk(p), r(p)) : 0;
    }

    @Override
    public boolean worseAdds(Position p, long standingP, Position q, long standingQ) {
        return leavesTheRook(p, standingP, q, standingQ) || loosensTheCorner(p, standingP, q, standingQ);
    }

    /**
     * 4.2: in stage 2, once the king stands beside the rook, leaving it, or moving the rook out of the stage, is not
     * worth a try. Why: the winning moves from there keep the two together.
     */
    private static boolean leavesTheRook(Position p, long standingP, Position q, long standingQ) {
        if (Standing.stage(standingP) != CONFINED || d(wk(p), r(p)) != 1) {
            return false;
        }
        boolean free = Standing.stage(standingQ) == FREE;
        return (free || standingQ == standingP) && (d(wk(q), r(q)) > 1 || free && r(p) != r(q));
    }

    /** 4.3: from stage 3 do not fall back to stage 2, and do not move the king away from the rook. */
    private static boolean loosensTheCorner(Position p, long standingP, Position q, long standingQ) {
        if (Standing.stage(standingP) != CORNERED) {
            return false;
        }
        int apart = d(wk(q), r(q));
        return switch (Standing.stage(standingQ)) {
            case FREE -> apart > 1;
            case CONFINED -> true;
            case CORNERED -> apart > 1 && apart >= d(wk(p), r(p));
            default -> false;
        };
    }
}
