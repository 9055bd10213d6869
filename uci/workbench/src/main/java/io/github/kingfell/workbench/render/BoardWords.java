package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.StringJoiner;

/** Describes a position for screen readers: {@code White: king c6, rook d5; Black: king e3. White to move}. */
final class BoardWords {
    private static final String[] KINDS = {"", "pawn", "knight", "bishop", "rook", "queen", "king"};

    private BoardWords() {}

    static String of(Position position) {
        return "White: " + pieces(position, Color.WHITE) + "; Black: " + pieces(position, Color.BLACK) + ". "
                + (position.sideToMove() == Color.WHITE ? "White" : "Black") + " to move";
    }

    private static String pieces(Position position, int color) {
        StringJoiner kinds = new StringJoiner(", ");
        for (int kind = Piece.KING; kind >= Piece.PAWN; kind--) {
            long pieces = position.pieces(color, kind);
            if (pieces != 0) {
                StringJoiner squares = new StringJoiner(" ");
                for (long rest = pieces; rest != 0; rest = Bitboard.rest(rest)) {
                    squares.add(Square.name(Bitboard.first(rest)));
                }
                kinds.add(KINDS[kind] + (Bitboard.several(pieces) ? "s " : " ") + squares);
            }
        }
        return kinds.toString();
    }
}
