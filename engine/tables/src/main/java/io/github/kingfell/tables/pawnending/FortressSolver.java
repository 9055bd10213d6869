package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Looks for fortresses. Not only the structure on the board is examined but also some that it can become, the nearest
 * first: a pawn given up or taken, a step more, pieces exchanged. What lies beyond these counts as lost for the
 * defender.
 */
public final class FortressSolver {
    private FortressSolver() {}

    /** Returns true where there may be a fortress to look for: pawns, no castling, and at most one piece a side. */
    public static boolean isCandidate(Position position) {
        return position.kind(Piece.PAWN) != 0 && hasFewPieces(position);
    }

    static boolean hasFewPieces(Position position) {
        return position.castling() == 0
                && position.enPassant() == Square.NONE
                && Bitboard.count(Fortress.pieces(position, Color.WHITE)) <= 1
                && Bitboard.count(Fortress.pieces(position, Color.BLACK)) <= 1;
    }

    /**
     * Looks for the positions that a side holds.
     *
     * @param most the most structures examined with all pieces, with two of them each some 8 MB and up to a second
     * @param cancelled asked now and then; true ends the work
     * @return empty when the position given is not among them, or the work was cancelled
     */
    public static Optional<Fortress> find(Position position, int defender, int most, BooleanSupplier cancelled) {
        boolean turned = defender == Color.WHITE;
        int attacker = Color.opponent(defender);
        FortressWorlds worlds =
                new FortressWorlds(Fortress.kind(position, attacker), Fortress.kind(position, defender), most);
        worlds.list(Fortress.pawns(position, attacker, turned), Fortress.pawns(position, defender, turned));
        for (int pieces = 0; pieces < FortressWorlds.PIECES; pieces++) {
            StructureList structures = worlds.structures(pieces);
            for (int number : structures.inOrder()) {
                if (cancelled.getAsBoolean()) {
                    return Optional.empty();
                }
                FortressRows rows = new FortressRows(
                        structures.white(number),
                        structures.black(number),
                        worlds.whiteKind(pieces),
                        worlds.blackKind(pieces));
                rows.solve(worlds);
                worlds.put(pieces, number, rows);
            }
        }
        Fortress found = new Fortress(defender, worlds);
        return found.holds(position) ? Optional.of(found) : Optional.empty();
    }
}
