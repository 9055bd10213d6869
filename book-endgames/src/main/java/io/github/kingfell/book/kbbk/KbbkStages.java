package io.github.kingfell.book.kbbk;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Stages;

/** The stages of Huberman 1968, chapter 5 (KBBK). */
final class KbbkStages {
    static final int FREE = 1;
    static final int CONFINED = 2;
    static final int CORNERED = 3;
    static final int DRIVEN = 4;

    private static final int SMALL_HEAD = 5;
    private static final int SMALL = 6;

    private KbbkStages() {}

    /** Returns the stages of an edition. */
    static Stages of(Edition edition) {
        return new Stages(
                Stage.of(
                        0,
                        "disaster",
                        "avoid it: a bishop is lost or it is stalemate",
                        x -> BareKingPosition.isDisaster(BareKingPosition.ofBishops(x))),
                Stage.of(
                        FREE,
                        "king free",
                        "put the bishops side by side, so that their diagonals shut the lone king in",
                        x -> true),
                new Stage(
                        CONFINED,
                        "king confined",
                        "advance the bishops side by side; the king guards the one in front",
                        x -> squad(BareKingPosition.ofBishops(x), edition) > SMALL,
                        x -> squad(BareKingPosition.ofBishops(x), edition),
                        new Stage.Scale("the sum of the bishops' distances to the edge", "step", "steps")),
                new Stage(
                        CORNERED,
                        "king cornered",
                        "the bishops hold a small quadrant; bring the king two squares from the edge, close to the corner",
                        x -> isSmall(squad(BareKingPosition.ofBishops(x), edition)),
                        x -> kingsWay(BareKingPosition.ofBishops(x), edition),
                        new Stage.Scale(
                                "the attacking king's distance to its squares near the corner", "step", "steps")),
                new Stage(
                        DRIVEN,
                        "king on the edge",
                        "the lone king cannot leave the edge; drive it into the corner with the bishops",
                        x -> isDriven(BareKingPosition.ofBishops(x), edition),
                        x -> dedge(BareKingPosition.ofBishops(x)),
                        new Stage.Scale("the lone king's greatest distance from the corner", "step", "steps")),
                Stage.of(5, "checkmate", "mate", x -> BareKingPosition.isCheckmate(BareKingPosition.ofBishops(x))));
    }

    /** True for a quadrant as small as stage 3 requires; edge and corner do the rest. */
    static boolean isSmall(int squad) {
        return squad == SMALL || squad == SMALL_HEAD;
    }

    /** The size of a good quadrant, 0 without one. */
    private static int squad(int x, Edition edition) {
        int edge = Quadrant.goodquad(x, edition);
        return edge == Quadrant.NONE ? 0 : Quadrant.squad(x, edge);
    }

    private static int kingsWay(int x, Edition edition) {
        return CornerGoal.kingsWay(x, Quadrant.goodquad(x, edition));
    }

    private static boolean isDriven(int x, Edition edition) {
        int corner = CornerGoal.end2(x);
        return corner != CornerGoal.NONE && CornerGoal.dcond(x, corner, edition);
    }

    private static int dedge(int x) {
        return CornerGoal.dedge(x, CornerGoal.end2(x));
    }
}
