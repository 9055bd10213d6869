package io.github.kingfell.workbench.mate;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.Optional;

/** Positions that need no search: games that are over, or that cannot end in mate. */
public final class Decided {
    private Decided() {}

    /** Returns why there is no mate, without a search; empty when there may be one. */
    public static Optional<String> withoutMate(Position position) {
        if (new MoveGenerator(position).count(position) == 0) {
            return position.inCheck() ? Optional.empty() : Optional.of("stalemate");
        }
        if (position.isInsufficientMaterial()) {
            return Optional.of("no mate is possible with this material");
        }
        if (position.isSeventyFiveMoveDraw()) {
            return Optional.of("drawn by the seventy-five-move rule");
        }
        return position.isFiftyMoveDraw() && everyMoveAllowsAClaim(position)
                ? Optional.of("drawn by the fifty-move rule")
                : Optional.empty();
    }

    /** Returns false when a move resets the halfmove clock or mates: then the side to move may play on. */
    private static boolean everyMoveAllowsAClaim(Position root) {
        Position position = root.copy();
        MoveGenerator generator = new MoveGenerator(position);
        MoveList moves = new MoveList();
        generator.generate(position, moves);
        for (int move : moves.toArray()) {
            position.make(move);
            boolean goesOn = !position.isFiftyMoveDraw() || position.inCheck() && generator.count(position) == 0;
            position.unmake(move);
            if (goesOn) {
                return false;
            }
        }
        return true;
    }
}
