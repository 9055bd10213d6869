package io.github.kingfell.play.serve;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game with variations in one line of text: moves in UCI form, and in brackets, as in PGN, what could have been
 * played instead of the move before: {@code e2e4 (d2d4 d7d5) e7e5}.
 */
final class MoveTree {
    static final int LONGEST = 60_000;

    private static final int DEEPEST = 40;
    private static final Pattern WORD = Pattern.compile("[()]|[^()\\s]+");

    private final Matcher words;
    private int count;

    private MoveTree(String text) {
        words = WORD.matcher(text);
    }

    /** Returns the moves from a position on, which is not changed. */
    static List<PgnMove> parse(Position start, String text) throws RefusedException {
        return new MoveTree(text).line(start.copy(), 0);
    }

    /** Reads moves up to the end of the variation, or of the text. */
    private List<PgnMove> line(Position position, int depth) throws RefusedException {
        if (depth > DEEPEST) {
            throw refused("variations lie deeper than " + DEEPEST);
        }
        List<PgnMove> line = new ArrayList<>();
        Position before = position.copy();
        int move = Move.NONE;
        List<List<PgnMove>> variations = new ArrayList<>();
        while (true) {
            String word = words.find() ? words.group() : "";
            if (word.equals("(")) {
                if (move == Move.NONE) {
                    throw refused("a variation must follow a move");
                }
                variations.add(line(before.copy(), depth + 1));
                continue;
            }
            if (move != Move.NONE) {
                line.add(new PgnMove(move, List.of(), "", List.copyOf(variations)));
                before = position.copy();
                variations.clear();
            }
            boolean ends = word.isEmpty() || word.equals(")");
            if (ends && word.isEmpty() == (depth == 0)) {
                return line;
            }
            if (ends) {
                throw refused("a bracket has no partner");
            }
            move = move(word, position);
            position.make(move);
        }
    }

    private int move(String word, Position position) throws RefusedException {
        if (++count > AskedGame.MOST_MOVES) {
            throw refused("the game has more than " + AskedGame.MOST_MOVES + " moves");
        }
        int move = UciMove.parse(word, position);
        if (move == Move.NONE) {
            throw refused("no legal move: " + AskedGame.printable(word));
        }
        return move;
    }

    private static RefusedException refused(String message) {
        return RefusedException.of("moves", message);
    }

    /** Returns the text of a game; a variation ends before a pass. */
    static String format(List<PgnMove> line) {
        StringBuilder text = new StringBuilder();
        for (PgnMove move : line) {
            if (move.move() == Move.NONE) {
                break;
            }
            text.append(text.isEmpty() ? "" : " ").append(MoveJson.text(move.move()));
            for (List<PgnMove> variation : move.variations()) {
                String inside = format(variation);
                text.append(inside.isEmpty() ? "" : " (" + inside + ")");
            }
        }
        return text.toString();
    }

    /** Returns the number of moves, those of variations included. */
    static int count(List<PgnMove> line) {
        return line.stream()
                .mapToInt(move ->
                        1 + move.variations().stream().mapToInt(MoveTree::count).sum())
                .sum();
    }

    /** Answers with {@code line}: each move with {@code fen} after it, and with {@code variations} instead of it. */
    static JsonObject read(Asked asked) throws RefusedException {
        Position start = AskedGame.position(asked);
        List<PgnMove> moves = of(asked, start);
        return new JsonObject().put("fen", Fen.format(start)).putObjects("line", json(start.copy(), moves));
    }

    /** Returns the member {@code moves}, which may be absent. */
    static List<PgnMove> of(Asked asked, Position start) throws RefusedException {
        return asked.has("moves") ? parse(start, asked.text("moves", LONGEST)) : List.of();
    }

    private static List<JsonObject> json(Position position, List<PgnMove> line) {
        List<JsonObject> moves = new ArrayList<>();
        for (PgnMove move : line) {
            List<List<JsonObject>> variations = new ArrayList<>();
            for (List<PgnMove> variation : move.variations()) {
                variations.add(json(position.copy(), variation));
            }
            JsonObject json = MoveJson.of(position, move.move());
            position.make(move.move());
            json.put("fen", Fen.format(position));
            moves.add(variations.isEmpty() ? json : json.putObjectRows("variations", variations));
        }
        return moves;
    }
}
