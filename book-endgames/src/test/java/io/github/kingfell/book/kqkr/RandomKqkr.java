package io.github.kingfell.book.kqkr;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Random positions of KQKR. */
final class RandomKqkr {
    private RandomKqkr() {}

    /** Returns a position with the pieces on random squares; null when it is not legal. */
    static @Nullable Position tried(Random random, int sideToMove) {
        PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
        long taken = 0;
        int[] pieces = {
            Piece.of(Color.WHITE, Piece.KING),
            Piece.of(Color.WHITE, Piece.QUEEN),
            Piece.of(Color.BLACK, Piece.KING),
            Piece.of(Color.BLACK, Piece.ROOK)
        };
        for (int piece : pieces) {
            int square = random.nextInt(64);
            taken |= 1L << square;
            builder.put(square, piece);
        }
        try {
            return Long.bitCount(taken) == pieces.length ? builder.build() : null;
        } catch (IllegalPositionException e) {
            return null;
        }
    }
}
