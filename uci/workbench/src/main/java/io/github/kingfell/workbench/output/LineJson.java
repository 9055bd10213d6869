package io.github.kingfell.workbench.output;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import java.util.ArrayList;
import java.util.List;

/** A line of moves as JSON: {@code pv} in UCI form and {@code san} in algebraic notation. */
public final class LineJson {
    private LineJson() {}

    /** @param line legal moves from {@code root}, which is not changed */
    public static JsonObject of(Position root, int[] line) {
        Position position = root.copy();
        List<String> pv = new ArrayList<>();
        List<String> san = new ArrayList<>();
        for (int move : line) {
            pv.add(UciMove.format(move, false));
            san.add(San.format(position, move));
            position.make(move);
        }
        return new JsonObject().put("pv", pv).put("san", san);
    }
}
