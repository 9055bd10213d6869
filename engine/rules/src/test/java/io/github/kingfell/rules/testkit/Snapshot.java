package io.github.kingfell.rules.testkit;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;

/** The visible state of a position as text: two positions are in the same state when their texts are equal. */
public final class Snapshot {
    private Snapshot() {}

    public static String of(Position position) {
        StringBuilder text = new StringBuilder(400).append(Fen.formatShredder(position));
        text.append("\nkey ").append(Long.toHexString(position.key()));
        text.append(" material ").append(Long.toHexString(position.material()));
        text.append(" ply ").append(position.ply());
        text.append(" repetitions ").append(position.repetitions());
        text.append(position.isRepetition(0) ? " loop" : "");
        text.append(position.isRepetition(position.ply()) ? " third" : "");
        text.append("\nrooks");
        for (int right = 0; right < 4; right++) {
            text.append(' ').append(position.castlingRook(right));
        }
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            text.append("\nking ").append(position.king(color)).append(" pieces ");
            text.append(Long.toHexString(position.color(color)));
            for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
                text.append(' ').append(Long.toHexString(position.pieces(color, kind)));
            }
        }
        return text.append("\nchecks ")
                .append(Long.toHexString(position.checkers()))
                .toString();
    }
}
