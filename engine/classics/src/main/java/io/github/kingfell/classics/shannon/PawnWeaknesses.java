package io.github.kingfell.classics.shannon;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Square;

/**
 * Counts doubled, backward and isolated pawns: D, S and I of section 3, which names them without a definition.
 *
 * <p>Reconstruction: a pawn is doubled when a pawn of its colour is ahead on its file. A pawn is isolated when no pawn
 * of its colour is on a neighbouring file. It is backward when it is not isolated, all pawns on the neighbouring files
 * are ahead of it and, in the narrow sense, an enemy pawn attacks the square in front of it.
 *
 * @param wide true when a backward pawn need not be held back by an enemy pawn
 */
record PawnWeaknesses(boolean wide) {
    /** Returns the weaknesses of a colour: D + S + I. A pawn with two of them counts twice. */
    int count(long own, long enemy, int color) {
        int weaknesses = 0;
        for (long pawns = own; pawns != 0; pawns = Bitboard.rest(pawns)) {
            int square = Bitboard.first(pawns);
            long ahead = ahead(square, color);
            weaknesses += (own & Bitboard.file(Square.file(square)) & ahead) != 0 ? 1 : 0;
            long neighbours = own & neighbouringFiles(Square.file(square));
            weaknesses += neighbours == 0 || isBackward(square, color, neighbours & ~ahead, enemy) ? 1 : 0;
        }
        return weaknesses;
    }

    private boolean isBackward(int square, int color, long companions, long enemy) {
        int front = square + (color == Color.WHITE ? 8 : -8);
        return companions == 0 && (wide || (Attacks.pawn(color, front) & enemy) != 0);
    }

    /** Returns all squares on the ranks in front of a square. */
    private static long ahead(int square, int color) {
        long below = (1L << 8 * Square.rank(square)) - 1;
        return color == Color.WHITE ? ~(below | Bitboard.rank(Square.rank(square))) : below;
    }

    private static long neighbouringFiles(int file) {
        return (file > 0 ? Bitboard.file(file - 1) : 0) | (file < 7 ? Bitboard.file(file + 1) : 0);
    }
}
