package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * Positions in which one side holds whatever the other does: blocked pawns, and at most one piece a side. The
 * fifty-move rule and repetitions do not count; both would only help the defender.
 */
public final class Fortress {
    private final int defender;
    private final int attackerKind;
    private final int defenderKind;
    private final StructureList structures;
    private final FortressRows[] rows;

    /** @param position any with the same pieces */
    Fortress(Position position, int defender, StructureList structures, FortressRows[] rows) {
        this.defender = defender;
        attackerKind = kind(position, Color.opponent(defender));
        defenderKind = kind(position, defender);
        this.structures = structures;
        this.rows = rows.clone();
    }

    /** Returns the side that holds. */
    public int defender() {
        return defender;
    }

    /** Returns the number of positions with the attacker to move in which the defender holds. */
    public int size() {
        int size = 0;
        for (FortressRows structure : rows) {
            size += structure.size();
        }
        return size;
    }

    /** Returns whether the defender holds a position of the same pieces; false where that is not known. */
    public boolean holds(Position position) {
        boolean turned = defender == Color.WHITE;
        int attacker = Color.opponent(defender);
        boolean isSame = FortressSolver.hasFewPieces(position)
                && kind(position, attacker) == attackerKind
                && kind(position, defender) == defenderKind;
        if (!isSame) {
            return false;
        }
        int number = structures.find(pawns(position, attacker, turned), pawns(position, defender, turned));
        if (number == StructureList.ABSENT) {
            return false;
        }
        return rows[number].holds(
                position.sideToMove() == attacker,
                turned(position.king(attacker), turned),
                turned(position.king(defender), turned),
                piece(position, attacker, turned),
                piece(position, defender, turned));
    }

    static long pawns(Position position, int color, boolean turned) {
        long pawns = position.pieces(color, Piece.PAWN);
        return turned ? Long.reverseBytes(pawns) : pawns;
    }

    /** Returns the kind of the piece beside king and pawns, 0 without one. */
    static int kind(Position position, int color) {
        long piece = pieces(position, color);
        return piece == 0 ? 0 : Piece.kind(position.pieceAt(Bitboard.first(piece)));
    }

    static long pieces(Position position, int color) {
        return position.color(color) & ~(position.kind(Piece.PAWN) | position.kind(Piece.KING));
    }

    private static int piece(Position position, int color, boolean turned) {
        long piece = pieces(position, color);
        return piece == 0 ? FortressRows.NOWHERE : turned(Bitboard.first(piece), turned);
    }

    private static int turned(int square, boolean turned) {
        return turned ? Square.flip(square) : square;
    }
}
