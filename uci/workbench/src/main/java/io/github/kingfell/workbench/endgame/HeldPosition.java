package io.github.kingfell.workbench.endgame;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.pawnending.EndingValue;
import io.github.kingfell.tables.pawnending.Fortress;
import io.github.kingfell.tables.pawnending.FortressCheck;
import io.github.kingfell.tables.pawnending.FortressSolver;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What fortresses say of a position: which sides cannot be beaten. Each was checked by the rules of chess.
 *
 * @param value bounds for the side to move
 * @param positions checked, with the attacker to move
 */
public record HeldPosition(EndingValue value, int positions) {
    /** Structures examined for one side, where only one side has a piece. */
    private static final int STRUCTURES = 4;

    /** Positions after which a check gives up: a few seconds. */
    private static final int MOST_POSITIONS = 60_000;

    /** Looks for a fortress of each side; empty where neither has one that is found and checked. */
    public static Optional<HeldPosition> of(Position position) {
        if (!FortressSolver.isCandidate(position)) {
            return Optional.empty();
        }
        int us = position.sideToMove();
        int them = Color.opponent(us);
        OptionalInt ours = checked(position, us);
        OptionalInt theirs = checked(position, them);
        if (ours.isEmpty() && theirs.isEmpty()) {
            return Optional.empty();
        }
        EndingValue value = new EndingValue(ours.isPresent() ? 0 : -1, theirs.isPresent() ? 0 : 1);
        return Optional.of(new HeldPosition(value, ours.orElse(0) + theirs.orElse(0)))
                .filter(held -> held.positions > 0);
    }

    /** Returns the positions of a checked fortress; none against a bare king. */
    private static OptionalInt checked(Position position, int defender) {
        int attacker = Color.opponent(defender);
        if (position.color(attacker) == position.pieces(attacker, Piece.KING)) {
            return OptionalInt.of(0);
        }
        // Two pieces make the sets of squares 64 times as large.
        int pieces = Bitboard.count(position.occupied() & ~(position.kind(Piece.PAWN) | position.kind(Piece.KING)));
        Optional<Fortress> found = FortressSolver.find(position, defender, pieces < 2 ? STRUCTURES : 1, () -> false);
        return found.isPresent() ? FortressCheck.check(position, found.get(), MOST_POSITIONS) : OptionalInt.empty();
    }
}
