package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * Draws boards with characters.
 *
 * @param figurines whether to draw pieces as chess figures instead of letters
 * @param colors whether to colour squares and pieces, with the terminal sequences of ECMA-48
 */
public record TerminalBoard(boolean figurines, boolean colors) {
    /** Filled figures for both sides: on coloured squares only the colour tells the sides apart. */
    private static final String FILLED = " ♟♞♝♜♛♚";

    private static final String OUTLINED = " ♙♘♗♖♕♔";
    private static final String PLAIN = "\u001b[0m";
    private static final String LIGHT_FIELD = "\u001b[48;5;180m";
    private static final String DARK_FIELD = "\u001b[48;5;137m";
    private static final String WHITE_PIECE = "\u001b[38;5;231m";
    private static final String BLACK_PIECE = "\u001b[38;5;16m";

    /** Returns the characters that a terminal must show for figurines. */
    public static String neededCharacters() {
        return FILLED + OUTLINED;
    }

    /** Draws nine lines, with letters and numbers at the edge. */
    public String draw(Position position, boolean blackBelow) {
        StringBuilder text = new StringBuilder();
        for (int row = 7; row >= 0; row--) {
            int rank = blackBelow ? 7 - row : row;
            text.append(rank + 1).append(colors ? " " : "");
            for (int column = 0; column < 8; column++) {
                int square = Square.of(blackBelow ? 7 - column : column, rank);
                field(position.pieceAt(square), square, text);
            }
            text.append('\n');
        }
        return text.append(blackBelow ? "   h  g  f  e  d  c  b  a\n" : "   a  b  c  d  e  f  g  h\n")
                .toString();
    }

    private void field(int piece, int square, StringBuilder text) {
        if (!colors) {
            text.append("  ").append(piece == Piece.NONE ? '.' : symbol(piece));
            return;
        }
        text.append(Square.isDark(square) ? DARK_FIELD : LIGHT_FIELD)
                .append(piece != Piece.NONE && Piece.color(piece) == Color.WHITE ? WHITE_PIECE : BLACK_PIECE)
                .append(' ')
                .append(piece == Piece.NONE ? ' ' : symbol(piece))
                .append(' ')
                .append(PLAIN);
    }

    private char symbol(int piece) {
        if (!figurines) {
            return Piece.symbol(piece);
        }
        boolean outlined = !colors && Piece.color(piece) == Color.WHITE;
        return (outlined ? OUTLINED : FILLED).charAt(Piece.kind(piece));
    }
}
