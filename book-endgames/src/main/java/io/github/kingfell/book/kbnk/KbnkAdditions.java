package io.github.kingfell.book.kbnk;

import static io.github.kingfell.book.kbnk.KbnkMeasures.kt;
import static io.github.kingfell.book.kbnk.KbnkMeasures.qb;
import static io.github.kingfell.book.predicates.BareKingPosition.wk;
import static io.github.kingfell.book.predicates.LoneKing.d;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.engine.forcing.endgame.Judgement;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Position;

/** The additions to "better" and "worse", beside stage and measure, in KBNK (Huberman 1968, chapter 6). */
final class KbnkAdditions implements Judgement {
    @Override
    public boolean betterAdds(Position p, long standingP, Position q, long standingQ) {
        return encloses(
                BareKingPosition.ofBishopAndKnight(p), standingP, BareKingPosition.ofBishopAndKnight(q), standingQ);
    }

    @Override
    public boolean worseAdds(Position p, long standingP, Position q, long standingQ) {
        return isWorse(
                BareKingPosition.ofBishopAndKnight(p), standingP, BareKingPosition.ofBishopAndKnight(q), standingQ);
    }

    @Override
    public String addedProgress(Position p, Position q) {
        return addedProgress(BareKingPosition.ofBishopAndKnight(p), BareKingPosition.ofBishopAndKnight(q));
    }

    /**
     * 6.8, 6.10 and 6.11: in stage 3 a smaller area, a better knight, or a step that keeps the king from leaving counts
     * as progress. The final formula of the thesis leaves out that q is in stage 3 (R15). Without an equal or better
     * knight 6.11 could undo 6.10 for ever (R10).
     */
    private static boolean encloses(int p, long standingP, int q, long standingQ) {
        if (Standing.stage(standingP) != KbnkStages.ENCLOSED || Standing.stage(standingQ) != KbnkStages.ENCLOSED) {
            return false;
        }
        int areaP = Area.ar(p);
        int areaQ = Area.ar(q);
        int sizeP = Area.size(p, areaP);
        int sizeQ = Area.size(q, areaQ);
        if (sizeQ != sizeP) {
            return sizeQ < sizeP;
        }
        int knightP = Area.v(p, areaP);
        int knightQ = Area.v(q, areaQ);
        return knightQ > knightP || knightQ == knightP && Area.poss(p, areaP) && ktposs(q, areaQ);
    }

    /** The words for the progress that 6.8, 6.10 or 6.11 found. */
    private static String addedProgress(int p, int q) {
        int areaP = Area.ar(p);
        int areaQ = Area.ar(q);
        int squaresP = Bitboard.count(Area.squares(p, areaP));
        int squaresQ = Bitboard.count(Area.squares(q, areaQ));
        if (squaresQ < squaresP) {
            return "the area behind the bishop's diagonal has " + squaresQ + " instead of " + squaresP + " squares";
        }
        return Area.v(q, areaQ) > Area.v(p, areaP)
                ? "the knight stands better for closing a smaller area"
                : "the lone king could have left the area and is still shut in";
    }

    /** ktposs: the knight does not stand on the boundary, where it blocks the bishop (figure 6.12, R10). */
    private static boolean ktposs(int q, int area) {
        return Area.location(kt(q), q, area) != 0;
    }

    /** The final formula of worse; where two conditions stand side by side, either is enough (R21). */
    private static boolean isWorse(int p, long standingP, int q, long standingQ) {
        int stageP = Standing.stage(standingP);
        int stageQ = Standing.stage(standingQ);
        if (stageQ > stageP) {
            return false;
        }
        return switch (stageP) {
            case KbnkStages.GATHERED -> strays(p, standingP, q, stageQ);
            case KbnkStages.ENCLOSED -> AreaCuts.worse(p, q, stageQ);
            case KbnkStages.WRONG_CORNER -> stageQ < KbnkStages.WRONG_CORNER;
            case KbnkStages.ALONG_EDGE ->
                stageQ < KbnkStages.ALONG_EDGE
                        && (stageQ != KbnkStages.GATHERED || !EdgePattern.kcond(q, EdgePattern.edge(p)));
            case KbnkStages.RIGHT_CORNER -> stageQ < KbnkStages.RIGHT_CORNER || !bcorner(p, q);
            default -> false;
        };
    }

    /** 6.7: in stage 2 the bishop does not go far from the king, unless that helps him to the centre. */
    private static boolean strays(int p, long standingP, int q, int stageQ) {
        return qb(p) != qb(q)
                && d(wk(q), qb(q)) > 2
                && (Standing.measure(standingP) == 0 || stageQ == KbnkStages.GATHERED);
    }

    /** bcorner: in stage 6 the bishop stays near the king. A bishop that does not move is fine anyway (R20). */
    private static boolean bcorner(int p, int q) {
        int after = d(qb(q), wk(q));
        return qb(p) == qb(q) || after < 3 || after == 3 && d(qb(p), wk(p)) == 2;
    }
}
