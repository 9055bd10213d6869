package io.github.kingfell.book.kpk;

import io.github.kingfell.book.predicates.LoneKing;
import io.github.kingfell.engine.forcing.endgame.SolvedEndings;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.rules.board.Position;

/** The stages of KPK in the terms of the chess books; promotion leads into a solved ending. */
final class KpkStages {
    static final int OPPOSITION = 2;
    static final int KEY_SQUARE = 3;
    static final int RUN = 4;
    static final int PROMOTED = 5;

    private static final Stage.Scale TO_PROMOTE = new Stage.Scale("the pawn's distance to promotion", "move", "moves");

    private KpkStages() {}

    /** @param solved the endings after promotion */
    static Stages of(SolvedEndings solved) {
        return new Stages(
                Stage.of(
                        0,
                        "disaster",
                        "avoid it: the pawn is lost, it is stalemate, or the promoted piece cannot mate",
                        x -> isDisaster(x, solved)),
                Stage.of(1, "king and pawn", "bring the king in front of the pawn", x -> true),
                new Stage(
                        OPPOSITION,
                        "opposition",
                        "the lone king must give way; step on a key square of the pawn",
                        KpkMeasures::hasOpposition,
                        KpkMeasures::movesToPromote,
                        TO_PROMOTE),
                new Stage(
                        KEY_SQUARE,
                        "key square",
                        "the king stands on a key square; advance the pawn and take its next key square",
                        KpkMeasures::holdsKeySquare,
                        KpkMeasures::movesToPromote,
                        TO_PROMOTE),
                new Stage(
                        RUN,
                        "the pawn runs",
                        "nothing can stop the pawn; promote it",
                        KpkMeasures::runs,
                        KpkMeasures::movesToPromote,
                        TO_PROMOTE),
                Stage.of(PROMOTED, "promoted", "mate with the new piece", solved::contain),
                Stage.of(6, "checkmate", "mate", LoneKing::isCheckmate));
    }

    private static boolean isDisaster(Position x, SolvedEndings solved) {
        boolean useless = LoneKing.isBlackToMove(x) && !KpkMeasures.hasPawn(x) && solved.of(x) == null;
        return useless || LoneKing.isDisaster(x);
    }
}
