package io.github.kingfell.workbench.mate;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import java.util.Optional;

/** Positions that need no search: games that are over, or that cannot end in mate. */
public final class Decided {
    private Decided() {}

    /** Returns why there is no mate, without looking at a move; empty when there may be one. */
    public static Optional<String> withoutMate(Position position) {
        if (new MoveGenerator(position).count(position) == 0) {
            return position.inCheck() ? Optional.empty() : Optional.of("stalemate");
        }
        if (position.isInsufficientMaterial()) {
            return Optional.of("no mate is possible with this material");
        }
        if (position.isFiftyMoveDraw()) {
            return Optional.of("drawn by the fifty-move rule");
        }
        return Optional.empty();
    }
}
