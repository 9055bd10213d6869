package io.github.kingfell.play.serve;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnWriter;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Writes the game of a page in PGN, for a download. */
final class GamePgn {
    private static final int LONGEST_NAME = 80;
    private static final int LONGEST_RESULT = 7;
    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", PgnGame.UNFINISHED);

    private GamePgn() {}

    /** Reads the game with {@code white}, {@code black} and {@code result}; returns {@code pgn}. */
    static JsonObject write(Asked asked) throws RefusedException {
        Position start = AskedGame.position(asked);
        String result = asked.text("result", LONGEST_RESULT);
        if (!RESULTS.contains(result)) {
            throw RefusedException.of("result", "result is 1-0, 0-1, 1/2-1/2 or *");
        }
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", asked.text("white", LONGEST_NAME));
        tags.put("Black", asked.text("black", LONGEST_NAME));
        String fen = Fen.format(start);
        if (!fen.equals(Fen.START)) {
            tags.put("FEN", fen);
        }
        try {
            return new JsonObject()
                    .put("pgn", PgnWriter.format(new PgnGame(tags, "", MoveTree.of(asked, start), result)));
        } catch (NotationException e) {
            throw RefusedException.of("moves", String.valueOf(e.getMessage()));
        }
    }
}
