package io.github.kingfell.book.krk;

import static io.github.kingfell.book.krk.KrkMeasures.goodquad;
import static io.github.kingfell.book.krk.KrkMeasures.r;
import static io.github.kingfell.book.krk.KrkMeasures.squad;
import static io.github.kingfell.book.predicates.LoneKing.d;
import static io.github.kingfell.book.predicates.LoneKing.wk;

import io.github.kingfell.book.predicates.LoneKing;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.rules.board.Position;

/** The stages of Huberman 1968, chapter 4 (KRK), and what better and worse add to them. */
public final class KrkStages {
    static final int FREE = 1;
    static final int CONFINED = 2;
    static final int CORNERED = 3;

    /** Squares of the rectangle in stage 3: the corner and one neighbour. */
    private static final int CORNER_SQUAD = 2;

    static final Stages STAGES = new Stages(
            Stage.of(0, "disaster", "avoid it: the rook is lost or it is stalemate", LoneKing::isDisaster),
            Stage.of(
                    FREE,
                    "king free",
                    "shut the lone king into a rectangle with the rook, and stay close enough to guard it",
                    x -> true),
            new Stage(
                    CONFINED,
                    "king confined",
                    "make the rectangle smaller with the rook, and bring the king up to guard it",
                    x -> goodquad(x) && squad(x) > CORNER_SQUAD,
                    KrkMeasures::squad,
                    new Stage.Scale("the lone king's rectangle", "square", "squares")),
            Stage.of(
                    CORNERED,
                    "king cornered",
                    "the lone king has only the corner and one square beside it left; bring the king up and mate",
                    x -> goodquad(x) && squad(x) == CORNER_SQUAD),
            Stage.of(4, "checkmate", "mate", LoneKing::isCheckmate));

    private KrkStages() {}

    /**
     * 4.1: in stage 2 the king's approach to the rook counts as progress. Why: it shortens trees from depth 8 to 4. The
     * printed text does not ask for an equal squad, but rule 3.10 does, and a larger one is worse by rule 3.8.
     */
    public static boolean betterAdds(Position p, long standingP, Position q, long standingQ) {
        return standingP == standingQ && Standing.stage(standingP) == CONFINED && d(wk(q), r(q)) < d(wk(p), r(p));
    }

    /** What 4.1 has seen. */
    static String addedProgress(Position p, Position q) {
        return "the attacking king stands " + d(wk(q), r(q)) + " instead of " + d(wk(p), r(p)) + " steps from the rook";
    }

    /** 4.1 as something that lasts: how near the king is to the rook; no black move changes it. */
    static int refinement(Position p, int stage) {
        return stage == CONFINED ? 7 - d(wk(p), r(p)) : 0;
    }

    static boolean worseAdds(Position p, long standingP, Position q, long standingQ) {
        return leavesTheRook(p, standingP, q, standingQ) || loosensTheCorner(p, standingP, q, standingQ);
    }

    /**
     * 4.2: in stage 2, once the king stands at the rook's side, leaving it, or moving the rook out of the stage, is not
     * worth a try. Why: the winning moves from there keep the two together.
     */
    private static boolean leavesTheRook(Position p, long standingP, Position q, long standingQ) {
        if (Standing.stage(standingP) != CONFINED || d(wk(p), r(p)) != 1) {
            return false;
        }
        boolean free = Standing.stage(standingQ) == FREE;
        return (free || standingQ == standingP) && (d(wk(q), r(q)) > 1 || free && r(p) != r(q));
    }

    /** 4.3: from stage 3 do not fall back to stage 2, and do not take the king away from the rook. */
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
