package io.github.kingfell.play.serve;

import io.github.kingfell.arena.peer.GameEnd;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;

/**
 * A position from a page, with the moves that led to it.
 *
 * @param position after the moves, with its history; must not be changed
 * @param played the moves as JSON, each with the position after it
 */
record AskedGame(Position position, List<JsonObject> played) {
    static final int LONGEST_FEN = 200;
    static final int MOST_MOVES = 2_000;
    static final int LONGEST_MOVE = 8;

    /** Reads the members {@code fen} and {@code moves}; the second is optional. */
    static AskedGame of(Asked asked) throws RefusedException {
        Position position = position(asked);
        List<JsonObject> played = new ArrayList<>();
        for (String text : asked.texts("moves", MOST_MOVES, LONGEST_MOVE)) {
            int move = UciMove.parse(text, position);
            if (move == Move.NONE) {
                throw RefusedException.of("moves", "no legal move: " + printable(text));
            }
            JsonObject json = MoveJson.of(position, move);
            position.make(move);
            played.add(json.put("fen", Fen.format(position)));
        }
        return new AskedGame(position, played);
    }

    static Position position(Asked asked) throws RefusedException {
        try {
            return Fen.parse(asked.text("fen", LONGEST_FEN));
        } catch (NotationException e) {
            throw RefusedException.of("fen", String.valueOf(e.getMessage()));
        }
    }

    static String printable(String text) {
        return '"' + text.replaceAll("[^\\x20-\\x7E]", "?") + '"';
    }

    /** Returns the position, the side to move, all legal moves, and whether the game is over, for the board. */
    JsonObject json() {
        MoveList moves = MoveList.legal(position);
        List<JsonObject> legal = new ArrayList<>();
        for (int move : moves.toArray()) {
            legal.add(MoveJson.of(position, move));
        }
        GameEnd end = GameEnd.byRules(position);
        return new JsonObject()
                .put("fen", Fen.format(position))
                .put("side", position.sideToMove() == Color.WHITE ? "white" : "black")
                .put("check", position.inCheck())
                .put("end", end == null ? "" : end == GameEnd.MATED ? "checkmate" : end.toString())
                .putObjects("played", played)
                .putObjects("legal", legal);
    }
}
