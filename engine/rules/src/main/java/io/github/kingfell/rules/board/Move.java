package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/**
 * Moves as {@code int}: bits 0-5 from, 6-11 to, 12-15 the kind. The kind is {@link #NORMAL}, {@link #DOUBLE_PUSH},
 * {@link #CASTLING}, {@link #EN_PASSANT} or a promotion. Castling is king takes own rook ("to" is the rook's square) in
 * every variant, which is the only form without ambiguity in Chess960. Whether a move captures is read off the board.
 */
@Hot
public final class Move {
    /** No move. Its bits would mean a1a1, which is never legal. */
    public static final int NONE = 0;

    public static final int NORMAL = 0;
    public static final int DOUBLE_PUSH = 1;
    public static final int CASTLING = 2;
    public static final int EN_PASSANT = 3;

    /** A promotion's kind is the piece kind plus this, so 4 (knight) .. 7 (queen). */
    private static final int PROMOTION_OFFSET = 2;

    private static final int FIRST_PROMOTION = Piece.KNIGHT + PROMOTION_OFFSET;

    /** The bits of the move itself; the bits above them may hold an ordering score in a {@link MoveList}. */
    public static final int MASK = 0xFFFF;

    private Move() {}

    /** The move between two squares, 0..63, of a kind other than promotion. */
    public static int of(int from, int to, int kind) {
        return kind << 12 | to << 6 | from;
    }

    /** The promotion to a piece kind, {@link Piece#KNIGHT} to {@link Piece#QUEEN}. */
    public static int promotion(int from, int to, int kind) {
        return of(from, to, kind + PROMOTION_OFFSET);
    }

    /** The square that the piece leaves, 0..63. */
    public static int from(int move) {
        return move & 63;
    }

    /** The square that the piece arrives on, 0..63; for castling the square of the rook. */
    public static int to(int move) {
        return move >>> 6 & 63;
    }

    /** The kind of the move, 0..15. The kind of the moving piece is read off the board. */
    public static int kind(int move) {
        return move >>> 12 & 15;
    }

    /** True for a promotion, with or without capture. */
    public static boolean isPromotion(int move) {
        return kind(move) >= FIRST_PROMOTION;
    }

    /** The kind of piece that a promotion makes, or {@link Piece#NONE} for any other move. */
    public static int promotedTo(int move) {
        return isPromotion(move) ? kind(move) - PROMOTION_OFFSET : Piece.NONE;
    }

    /** True for castling on either wing. */
    public static boolean isCastling(int move) {
        return kind(move) == CASTLING;
    }
}
