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
        return "White: " + men(position, Color.WHITE) + "; Black: " + men(position, Color.BLACK) + ". "
                + (position.sideToMove() == Color.WHITE ? "White" : "Black") + " to move";
    }

    private static String men(Position position, int color) {
        StringJoiner kinds = new StringJoiner(", ");
        for (int kind = Piece.KING; kind >= Piece.PAWN; kind--) {
            long men = position.men(color, kind);
            if (men != 0) {
                StringJoiner squares = new StringJoiner(" ");
                for (long rest = men; rest != 0; rest = Bitboard.rest(rest)) {
                    squares.add(Square.name(Bitboard.first(rest)));
                }
                kinds.add(KINDS[kind] + (Bitboard.several(men) ? "s " : " ") + squares);
            }
        }
        return kinds.toString();
    }
}
