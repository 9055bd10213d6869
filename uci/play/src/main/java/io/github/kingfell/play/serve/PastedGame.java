package io.github.kingfell.play.serve;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what a user pastes: a FEN, a FEN with the length of a mate such as {@code #2}, or a game in PGN. */
final class PastedGame {
    private static final int LONGEST = 60_000;

    /** The first field of a FEN. */
    private static final Pattern PLACEMENT = Pattern.compile("(?s)[pnbrqkPNBRQK1-8]+(/[pnbrqkPNBRQK1-8]+){3,}.*");

    private static final Pattern MATE = Pattern.compile("(.*?)\\s*#(\\d{1,3})");

    private PastedGame() {}

    /**
     * Returns {@code fen} and {@code moves}. A problem has {@code mate} too, its length in moves; a game has
     * {@code title} and {@code result} as in PGN. Of several games, the first is read.
     */
    static JsonObject read(Asked asked) throws RefusedException {
        String text = asked.text("text", LONGEST).strip();
        return PLACEMENT.matcher(text).matches() ? position(text) : game(text);
    }

    private static JsonObject position(String text) throws RefusedException {
        Matcher problem = MATE.matcher(text);
        boolean isProblem = problem.matches();
        try {
            String fen = Fen.format(Fen.parse(isProblem ? problem.group(1) : text));
            JsonObject json = new JsonObject().put("fen", fen).put("moves", List.of());
            return isProblem ? json.put("mate", Integer.parseInt(problem.group(2))) : json;
        } catch (NotationException e) {
            throw RefusedException.of("text", String.valueOf(e.getMessage()));
        }
    }

    private static JsonObject game(String text) throws RefusedException {
        try {
            PgnGame game = new PgnReader(new StringReader(text))
                    .next()
                    .orElseThrow(() -> RefusedException.of("text", "this is neither a FEN nor a game in PGN"));
            if (game.moves().isEmpty() && game.tag("FEN").isEmpty()) {
                throw RefusedException.of("text", "this is neither a FEN nor a game in PGN with moves");
            }
            return json(game);
        } catch (NotationException e) {
            throw RefusedException.of("text", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory must be readable", e);
        }
    }

    private static JsonObject json(PgnGame game) throws NotationException, RefusedException {
        if (game.moves().size() > AskedGame.MOST_MOVES) {
            throw RefusedException.of("text", "the game has more than " + AskedGame.MOST_MOVES + " moves");
        }
        Position position = game.start();
        String start = Fen.format(position);
        List<String> moves = new ArrayList<>();
        for (int move : game.line()) {
            moves.add(MoveJson.text(move));
            position.make(move);
        }
        String names = game.tag("White") + " - " + game.tag("Black");
        return new JsonObject()
                .put("fen", start)
                .put("moves", moves)
                .put("title", names.equals(" - ") ? "" : names)
                .put("result", game.result());
    }
}
