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
    private final FortressWorlds worlds;

    Fortress(int defender, FortressWorlds worlds) {
        this.defender = defender;
        this.worlds = worlds;
    }

    /** Returns the side that holds. */
    public int defender() {
        return defender;
    }

    /** Returns the number of positions with the attacker to move in which the defender holds. */
    public int size() {
        return worlds.size();
    }

    /** Returns whether the defender holds a position that arises from the one examined; false where it is not known. */
    public boolean holds(Position position) {
        boolean turned = defender == Color.WHITE;
        int attacker = Color.opponent(defender);
        if (!FortressSolver.hasFewPieces(position)
                || !worlds.hasKinds(kind(position, attacker), kind(position, defender))) {
            return false;
        }
        int attackers = piece(position, attacker, turned);
        int defenders = piece(position, defender, turned);
        FortressRows rows = worlds.find(
                pawns(position, attacker, turned),
                pawns(position, defender, turned),
                attackers != FortressRows.NOWHERE,
                defenders != FortressRows.NOWHERE);
        return rows != null
                && rows.holds(
                        position.sideToMove() == attacker,
                        turned(position.king(attacker), turned),
                        turned(position.king(defender), turned),
                        attackers,
                        defenders);
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
