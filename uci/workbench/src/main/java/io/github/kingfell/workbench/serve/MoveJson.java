package io.github.kingfell.workbench.serve;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.Pv;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** Moves as a page gets them: {@code move} as in UCI, {@code san} for people. */
final class MoveJson {
    private static final int KING_FILE = 4;

    private MoveJson() {}

    static JsonObject of(Position before, int move) {
        return new JsonObject().put("move", text(move)).put("san", San.format(before, move));
    }

    /**
     * As in UCI. Castling is the king's two squares, or king takes rook where king or rook stand elsewhere than usual.
     */
    static String text(int move) {
        boolean usual = Square.file(Move.from(move)) == KING_FILE && Square.file(Move.to(move)) % 7 == 0;
        return UciMove.format(move, Move.isCastling(move) && !usual);
    }

    /** The moves of a line, {@code pv} as in UCI and {@code san} for people. */
    static JsonObject line(Position start, Pv line) {
        Position position = start.copy();
        List<String> moves = new ArrayList<>();
        List<String> san = new ArrayList<>();
        for (int move : line.toArray()) {
            moves.add(text(move));
            san.add(San.format(position, move));
            position.make(move);
        }
        return new JsonObject().put("pv", moves).put("san", san);
    }
}
