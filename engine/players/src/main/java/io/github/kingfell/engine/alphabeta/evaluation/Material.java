package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/** Which men are left, as far as pruning must know: it fails in pawn endings, near zugzwang and near stalemate. */
@Hot
public final class Material {
    private Material() {}

    /** Men of the side to move other than king and pawns. Without any, passing may be better than moving: zugzwang. */
    public static long pieces(Position position) {
        long slow = position.kind(Piece.PAWN) | position.kind(Piece.KING);
        return position.color(position.sideToMove()) & ~slow;
    }

    public static boolean hasPieces(Position position) {
        return pieces(position) != 0;
    }

    /** True when neither side has more than king and pawns. */
    public static boolean isPawnEnding(Position position) {
        return position.occupied() == (position.kind(Piece.PAWN) | position.kind(Piece.KING));
    }

    /** True when the side to move has nothing but its king: where stalemate is near. */
    public static boolean isBareKing(Position position) {
        return !Bitboard.several(position.color(position.sideToMove()));
    }
}
