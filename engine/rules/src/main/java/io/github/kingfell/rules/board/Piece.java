package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/**
 * Pieces as {@code int}, pawns included: the kind in the low three bits (1..6), the colour in bit 3. {@link #NONE} is
 * 0, so a fresh array is an empty board.
 */
@Hot
public final class Piece {
    /** No piece: an empty square. */
    public static final int NONE = 0;

    public static final int PAWN = 1;
    public static final int KNIGHT = 2;
    public static final int BISHOP = 3;
    public static final int ROOK = 4;
    public static final int QUEEN = 5;
    public static final int KING = 6;

    private static final String SYMBOLS = ".PNBRQK..pnbrqk";

    private Piece() {}

    /** The piece of a colour and a kind, {@link #PAWN} to {@link #KING}. */
    public static int of(int color, int kind) {
        return color << 3 | kind;
    }

    /** The colour of a piece; White for {@link #NONE}. */
    public static int color(int piece) {
        return piece >>> 3;
    }

    /** The kind of a piece, {@link #PAWN} to {@link #KING}; {@link #NONE} for {@link #NONE}. */
    public static int kind(int piece) {
        return piece & 7;
    }

    /** The FEN letter: upper case for White, lower case for Black, {@code '.'} for no piece. */
    public static char symbol(int piece) {
        return SYMBOLS.charAt(piece);
    }

    /** The piece named by a FEN letter, or {@link #NONE} when the letter names none. */
    public static int fromSymbol(char symbol) {
        int piece = symbol == '.' ? -1 : SYMBOLS.indexOf(symbol);
        return Math.max(piece, NONE);
    }
}
