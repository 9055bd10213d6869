package io.github.kingfell.book.kqkr;

import io.github.kingfell.book.predicates.LoneKing;
import io.github.kingfell.engine.forcing.endgame.SolvedEndings;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;

/** The stages of KQKR; after the rook has fallen, a solved ending is left. */
final class KqkrStages {
    private KqkrStages() {}

    /** @param solved the ending after the rook has fallen */
    static Stages of(SolvedEndings solved) {
        return new Stages(
                Stage.of(
                        QueenAgainstRook.DISASTER,
                        "disaster",
                        "avoid it: the queen falls or it is stalemate",
                        x -> isDisaster(x, solved)),
                Stage.of(
                        QueenAgainstRook.ROOK_SAFE,
                        "rook safe",
                        "win the rook: by a double attack, or when king and rook must part",
                        x -> true),
                Stage.of(
                        QueenAgainstRook.ROOK_FALLS,
                        "the rook falls",
                        "take the rook, wherever Black goes",
                        x -> QueenAgainstRook.holds(x) && QueenAgainstRook.stage(x) == QueenAgainstRook.ROOK_FALLS),
                Stage.of(3, "rook taken", "mate with the queen", solved::contain),
                Stage.of(4, "checkmate", "mate", KqkrStages::isCheckmate));
    }

    private static boolean isDisaster(Position x, SolvedEndings solved) {
        if (isCheckmate(x)) {
            return false;
        }
        if (!QueenAgainstRook.holds(x)) {
            return LoneKing.isBlackToMove(x) ? !solved.contain(x) : solved.of(x) == null;
        }
        return QueenAgainstRook.stage(x) == QueenAgainstRook.DISASTER;
    }

    /** True when Black, to move, is in check and has no move of the king or the rook. */
    private static boolean isCheckmate(Position x) {
        return LoneKing.isBlackToMove(x) && x.inCheck() && LoneKing.succ(x) == 0 && new MoveGenerator(x).count(x) == 0;
    }
}
