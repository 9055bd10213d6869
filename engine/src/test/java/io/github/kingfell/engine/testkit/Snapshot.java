package io.github.kingfell.engine.testkit;

import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.Piece;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.notation.Fen;

/** Everything that can be seen of a position, as text: two positions are in the same state when their texts are equal. */
public final class Snapshot {
    private Snapshot() {}

    public static String of(Position position) {
        StringBuilder text = new StringBuilder(Fen.formatShredder(position));
        text.append(
                String.format("%nkey %016x material %x ply %d", position.key(), position.material(), position.ply()));
        text.append(" repetitions ").append(position.repetitions());
        text.append(position.isRepetition(0) ? " loop" : "");
        text.append(position.isRepetition(position.ply()) ? " third" : "");
        text.append(String.format("%nrooks"));
        for (int right = 0; right < 4; right++) {
            text.append(' ').append(position.castlingRook(right));
        }
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            text.append(String.format("%nmen %016x king %d:", position.color(color), position.king(color)));
            for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
                text.append(String.format(" %x", position.men(color, kind)));
            }
        }
        return text.append(String.format("%nchecks %x", position.checkers())).toString();
    }
}
