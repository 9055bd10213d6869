package io.github.kingfell.workbench.output;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** A line of moves as JSON: {@code pv} in UCI form and {@code san} in algebraic notation; and a score. */
public final class LineJson {
    private static final String UCI_PASS = "0000";
    private static final String PASS = "--";

    private LineJson() {}

    /** @param line legal moves from {@code root}, which is not changed */
    public static JsonObject of(Position root, int[] line) {
        return of(root, line, move -> UciMove.format(move, false));
    }

    /**
     * Returns the same in another notation. When one side makes several moves in a row, the other passes meanwhile; a
     * pass that counts as a move is {@link Move#NONE}.
     *
     * @param text writes a move for programs
     */
    public static JsonObject of(Position root, int[] line, IntFunction<String> text) {
        Position position = root.copy();
        List<String> pv = new ArrayList<>();
        List<String> san = new ArrayList<>();
        for (int move : line) {
            if (move == Move.NONE) {
                position.makeNull();
                pv.add(UCI_PASS);
                san.add(PASS);
                continue;
            }
            if (Piece.color(position.pieceAt(Move.from(move))) != position.sideToMove()) {
                position.makeNull();
            }
            pv.add(text.apply(move));
            san.add(San.format(position, move));
            position.make(move);
        }
        return new JsonObject().put("pv", pv).put("san", san);
    }

    /** Returns a score as JSON: {@code mate} in moves, or {@code cp}. */
    public static JsonObject score(Score score) {
        return score instanceof Score.Mate mate
                ? new JsonObject().put("mate", mate.moves())
                : new JsonObject().put("cp", ((Score.Centipawns) score).value());
    }
}
