package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for fortresses. Not only the structure on the board is examined but also some that the attacker can make of it,
 * the nearest first: a pawn given up, or one step more. What lies beyond these counts as lost for the defender.
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
     * @param most the most structures examined, each some 8 MB and up to a second
     * @param cancelled asked now and then; true ends the work
     * @return empty when the position given is not among them, or the work was cancelled
     */
    public static Optional<Fortress> find(Position position, int defender, int most, BooleanSupplier cancelled) {
        boolean turned = defender == Color.WHITE;
        int attacker = Color.opponent(defender);
        StructureList structures = new StructureList();
        structures.add(Fortress.pawns(position, attacker, turned), Fortress.pawns(position, defender, turned));
        StructureMoves moves = new StructureMoves();
        for (int number = 0; number < structures.size() && structures.size() < most; number++) {
            moves.list(structures.white(number), structures.black(number));
            for (int i = 0; i < moves.size() && structures.size() < most; i++) {
                if (isOfAttacker(moves.kind(i))) {
                    structures.add(moves.white(i), moves.black(i));
                }
            }
        }
        FortressRows[] rows = new FortressRows[structures.size()];
        FortressRows[] after = new FortressRows[StructureMoves.MOST];
        for (int number : structures.inOrder()) {
            if (cancelled.getAsBoolean()) {
                return Optional.empty();
            }
            moves.list(structures.white(number), structures.black(number));
            for (int i = 0; i < moves.size(); i++) {
                after[i] = isOfAttacker(moves.kind(i)) ? find(structures, rows, moves, i) : null;
            }
            rows[number] = new FortressRows(
                    structures.white(number),
                    structures.black(number),
                    Fortress.kind(position, attacker),
                    Fortress.kind(position, defender));
            rows[number].solve(moves, after);
        }
        Fortress found = new Fortress(position, defender, structures, rows);
        return found.holds(position) ? Optional.of(found) : Optional.empty();
    }

    private static boolean isOfAttacker(int kind) {
        return kind == StructureMoves.WHITE_PAWN || kind == StructureMoves.WHITE_KING;
    }

    private static @Nullable FortressRows find(
            StructureList structures, FortressRows[] rows, StructureMoves moves, int i) {
        int number = structures.find(moves.white(i), moves.black(i));
        return number == StructureList.ABSENT ? null : rows[number];
    }
}
