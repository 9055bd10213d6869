package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/** Material tests for pruning, which fails in pawn endings, near zugzwang and near stalemate. */
@Hot
public final class Material {
    private Material() {}

    /** Returns the pieces of the side to move except king and pawns. Without any, zugzwang is likely. */
    public static long pieces(Position position) {
        long slow = position.kind(Piece.PAWN) | position.kind(Piece.KING);
        return position.color(position.sideToMove()) & ~slow;
    }

    public static boolean hasPieces(Position position) {
        return pieces(position) != 0;
    }

    /** Returns true when neither side has more than king and pawns. */
    public static boolean isPawnEnding(Position position) {
        return position.occupied() == (position.kind(Piece.PAWN) | position.kind(Piece.KING));
    }

    /** Returns true when the side to move has only its king: stalemate is near. */
    public static boolean isBareKing(Position position) {
        return !Bitboard.several(position.color(position.sideToMove()));
    }
}
