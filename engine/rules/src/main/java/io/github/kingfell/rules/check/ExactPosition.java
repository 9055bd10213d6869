package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * An exact copy of all that legal moves depend on, piece by piece. Zobrist keys are not enough: two positions with the
 * same key by accident must not count as equal.
 */
final class ExactPosition {
    private final long[] sets = new long[Piece.KING + 2];

    ExactPosition(Position position) {
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            sets[kind] = position.kind(kind);
        }
        sets[0] = position.color(Color.WHITE);
        // Stands for the side to move, castling and en passant.
        sets[Piece.KING + 1] = position.key();
    }

    boolean isOf(Position position) {
        return Arrays.equals(sets, new ExactPosition(position).sets);
    }
}
