package io.github.kingfell.engine.forcing;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/** Tests whether captures and promotions of both sides can soon lead to an ending. */
final class Reachable {
    /** With more pieces on the board nothing is prepared. */
    private static final int MOST_PIECES = 6;

    private Reachable() {}

    /** @param material such as {@code KBNK}; either colour may be the strong one */
    static boolean from(Position position, String material) {
        long target = MaterialKey.parse(material);
        return Bitboard.count(position.occupied()) <= MOST_PIECES
                && (from(position.material(), target) || from(position.material(), MaterialKey.flip(target)));
    }

    private static boolean from(long material, long target) {
        return isSide(material, target, Color.WHITE) && isSide(material, target, Color.BLACK);
    }

    /** Returns whether a side has the pieces, or spare pawns that may become them. */
    private static boolean isSide(long material, long target, int color) {
        int spare = MaterialKey.count(material, color, Piece.PAWN) - MaterialKey.count(target, color, Piece.PAWN);
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            spare -= Math.max(0, MaterialKey.count(target, color, kind) - MaterialKey.count(material, color, kind));
        }
        return spare >= 0;
    }
}
