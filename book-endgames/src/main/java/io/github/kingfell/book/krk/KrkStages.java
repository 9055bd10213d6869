package io.github.kingfell.book.krk;

import static io.github.kingfell.book.krk.KrkMeasures.goodquad;
import static io.github.kingfell.book.krk.KrkMeasures.squad;

import io.github.kingfell.book.predicates.LoneKing;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Stages;

/** The stages of Huberman 1968, chapter 4 (KRK). */
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
}
