package io.github.kingfell.uci;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import java.util.Locale;

/** The answer to the command {@code d}: the board with letters, and the state that a board does not show. */
final class BoardText {
    private static final String RULE = " +---+---+---+---+---+---+---+---+\n";

    private BoardText() {}

    private static String board(Position position) {
        StringBuilder text = new StringBuilder(RULE);
        for (int rank = 7; rank >= 0; rank--) {
            text.append(' ');
            for (int file = 0; file < 8; file++) {
                int piece = position.pieceAt(Square.of(file, rank));
                text.append("| ")
                        .append(piece == Piece.NONE ? ' ' : Piece.symbol(piece))
                        .append(' ');
            }
            text.append("| ").append(rank + 1).append('\n').append(RULE);
        }
        return text.append("   a   b   c   d   e   f   g   h\n").toString();
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
