package io.github.kingfell.book.kqk;

import io.github.kingfell.book.predicates.LoneKing;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Stages;

/**
 * The stages of KQK, which Huberman 1968 names as an extension and leaves to the reader: the rectangle of her KRK, then
 * the edge.
 */
final class KqkStages {
    static final int FREE = 1;
    static final int CONFINED = 2;
    static final int ON_THE_EDGE = 3;

    static final Stages STAGES = new Stages(
            Stage.of(0, "disaster", "avoid it: the queen is lost or it is stalemate", LoneKing::isDisaster),
            Stage.of(FREE, "king free", "shut the lone king into a rectangle with the queen", x -> true),
            new Stage(
                    CONFINED,
                    "king confined",
                    "make the rectangle smaller with the queen, down to three squares at the end of an edge",
                    KqkMeasures::quad,
                    KqkMeasures::squad,
                    new Stage.Scale("the lone king's rectangle", "square", "squares")),
            new Stage(
                    ON_THE_EDGE,
                    "king on the edge",
                    "the queen holds the lone king in the corner without stalemate; bring the king up and mate",
                    KqkMeasures::edgequad,
                    KqkMeasures::kingsWay,
                    new Stage.Scale("the attacking king's distance to its square near the corner", "step", "steps")),
            Stage.of(4, "checkmate", "mate", LoneKing::isCheckmate));

    private KqkStages() {}
}
