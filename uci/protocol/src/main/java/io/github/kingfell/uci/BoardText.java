package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import java.util.List;
import java.util.Locale;

/** Draws a position as text: the board with letters, and the state that a board does not show. */
public final class BoardText {
    private static final String RULE = " +---+---+---+---+---+---+---+---+\n";

    private static final String SIGNS = "*+";

    private BoardText() {}

    /** The board, White below; every line ends with a line break. */
    public static String board(Position position) {
        return board(position, List.of());
    }

    /**
     * The board with marks: a sign on an empty square, or on both sides of a piece.
     *
     * @param marked sets of squares; each set takes the next of {@link #signs}; on a square of two sets the first is
     *     drawn
     */
    public static String board(Position position, List<Long> marked) {
        StringBuilder text = new StringBuilder(RULE);
        for (int rank = 7; rank >= 0; rank--) {
            text.append(' ');
            for (int file = 0; file < 8; file++) {
                int square = Square.of(file, rank);
                int piece = position.pieceAt(square);
                char sign = sign(square, marked);
                char side = piece == Piece.NONE ? ' ' : sign;
                text.append('|')
                        .append(side)
                        .append(piece == Piece.NONE ? sign : Piece.symbol(piece))
                        .append(side);
            }
            text.append("| ").append(rank + 1).append('\n').append(RULE);
        }
        return text.append("   a   b   c   d   e   f   g   h\n").toString();
    }

    /** The signs of marked sets, in order. */
    public static String signs() {
        return SIGNS;
    }

    private static char sign(int square, List<Long> marked) {
        for (int i = 0; i < marked.size(); i++) {
            if (Bitboard.contains(marked.get(i), square)) {
                return SIGNS.charAt(i);
            }
        }
        return ' ';
    }

    /** The board with FEN, key, checkers and the number of legal moves. */
    static String describe(Position position, boolean chess960) {
        StringBuilder checkers = new StringBuilder();
        for (long rest = position.checkers(); rest != 0; rest = Bitboard.rest(rest)) {
            checkers.append(' ').append(Square.name(Bitboard.first(rest)));
        }
        String key = Long.toHexString(position.key()).toUpperCase(Locale.ROOT);
        return board(position)
                + "Fen: " + (chess960 ? Fen.formatShredder(position) : Fen.format(position)) + '\n'
                + "Key: " + "0".repeat(16 - key.length()) + key + '\n'
                + "Checkers:" + checkers + '\n'
                + "Legal moves: " + new MoveGenerator(position).count(position) + '\n';
    }
}
