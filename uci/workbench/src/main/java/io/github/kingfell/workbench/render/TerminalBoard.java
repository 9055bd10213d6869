package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.List;

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
    private static final String SIGNS = "*+";
    private static final String PLAIN = "\u001b[0m";
    private static final String LIGHT_FIELD = "\u001b[48;5;180m";
    private static final String DARK_FIELD = "\u001b[48;5;137m";
    private static final String WHITE_PIECE = "\u001b[38;5;231m";
    private static final String BLACK_PIECE = "\u001b[38;5;16m";

    /** Returns the characters that a terminal must show for figurines. */
    public static String neededCharacters() {
        return FILLED + OUTLINED;
    }

    /** Returns the signs of marked sets of squares, in order. */
    public static String signs() {
        return SIGNS;
    }

    /** Draws nine lines, with letters and numbers at the edge. */
    public String draw(Position position, boolean blackBelow) {
        return draw(position, List.of(), blackBelow);
    }

    /**
     * Draws a board with marks: a sign on an empty square, or before a piece.
     *
     * @param marked sets of squares; each set takes the next of {@link #signs}; on a square of two sets the first is
     *     drawn
     */
    public String draw(Position position, List<Long> marked, boolean blackBelow) {
        StringBuilder text = new StringBuilder();
        for (int row = 7; row >= 0; row--) {
            int rank = blackBelow ? 7 - row : row;
            text.append(rank + 1).append(colors ? " " : "");
            for (int column = 0; column < 8; column++) {
                int square = Square.of(blackBelow ? 7 - column : column, rank);
                field(position.pieceAt(square), square, sign(square, marked), text);
            }
            text.append('\n');
        }
        return text.append(blackBelow ? "   h  g  f  e  d  c  b  a\n" : "   a  b  c  d  e  f  g  h\n")
                .toString();
    }

    private static char sign(int square, List<Long> marked) {
        for (int i = 0; i < marked.size(); i++) {
            if (Bitboard.contains(marked.get(i), square)) {
                return SIGNS.charAt(i);
            }
        }
        return ' ';
    }

    private void field(int piece, int square, char sign, StringBuilder text) {
        boolean empty = piece == Piece.NONE;
        char left = empty ? ' ' : sign;
        if (!colors) {
            char dot = sign == ' ' ? '.' : sign;
            text.append(' ').append(left).append(empty ? dot : symbol(piece));
            return;
        }
        text.append(Square.isDark(square) ? DARK_FIELD : LIGHT_FIELD)
                .append(!empty && Piece.color(piece) == Color.WHITE ? WHITE_PIECE : BLACK_PIECE)
                .append(left)
                .append(empty ? sign : symbol(piece))
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
