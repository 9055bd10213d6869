package io.github.kingfell.play.serve;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.Pv;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.LineJson;

/** Moves for the page: {@code move} in UCI form, {@code san} in algebraic notation. */
final class MoveJson {
    private static final int KING_FILE = 4;

    private MoveJson() {}

    static JsonObject of(Position before, int move) {
        return new JsonObject().put("move", text(move)).put("san", San.format(before, move));
    }

    /**
     * Returns the UCI form. Castling is written as the king's move over two squares, or as king takes rook when king or
     * rook did not start on its usual square.
     */
    static String text(int move) {
        boolean usual = Square.file(Move.from(move)) == KING_FILE && Square.file(Move.to(move)) % 7 == 0;
        return UciMove.format(move, Move.isCastling(move) && !usual);
    }

    /** Returns the moves of a line, {@code pv} in UCI form and {@code san} in algebraic notation. */
    static JsonObject line(Position start, Pv line) {
        return LineJson.of(start, line.toArray(), MoveJson::text);
    }
}
