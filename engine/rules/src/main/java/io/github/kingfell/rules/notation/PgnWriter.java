package io.github.kingfell.rules.notation;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes games in the PGN export format: the seven-tag roster first, lines of at most 79 characters, glyphs as numbers.
 */
public final class PgnWriter {
    private static final int WIDTH = 79;
    private static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black");

    private final StringBuilder text = new StringBuilder();
    private int column;

    /** Where the last move and the number before it begin in the text. */
    private int move;

    private int number;

    private PgnWriter() {}

    /**
     * Returns the text of a game, with an empty line at its end.
     *
     * @throws NotationException when the tag {@code FEN} cannot be read
     */
    public static String format(PgnGame game) throws NotationException {
        PgnWriter writer = new PgnWriter();
        writer.tags(game);
        writer.comment(game.comment());
        writer.line(game.moves(), game.start());
        writer.word(game.result());
        return writer.text.append("\n\n").toString();
    }

    private void tags(PgnGame game) {
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : ROSTER) {
            tags.put(name, game.tags().getOrDefault(name, name.equals("Date") ? "????.??.??" : "?"));
        }
        tags.put("Result", game.result());
        game.tags().forEach(tags::putIfAbsent);
        if (tags.containsKey("FEN")) {
            tags.put("SetUp", "1");
        }
        tags.forEach((name, value) -> text.append('[')
                .append(name)
                .append(" \"")
                .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
                .append("\"]\n"));
        text.append('\n');
    }

    private void line(List<PgnMove> moves, Position position) {
        boolean numbered = false;
        for (PgnMove played : moves) {
            comment(played.before());
            boolean white = position.sideToMove() == Color.WHITE;
            if (white) {
                word(position.fullmoveNumber() + ".");
            } else if (!numbered) {
                word(position.fullmoveNumber() + "...");
            }
            boolean pass = played.move() == Move.NONE;
            String san = pass ? "--" : San.format(position, played.move());
            word(san);
            move = text.length() - san.length();
            number = Math.max(text.lastIndexOf("\n") + 1, text.lastIndexOf(" ", move - 2) + 1);
            played.nags().forEach(nag -> word("$" + nag));
            commentOfMove(played.comment());
            for (List<PgnMove> variation : played.variations()) {
                word("(");
                line(variation, position.copy());
                close();
            }
            comment(played.after());
            // After an annotation the number of a black move is repeated.
            numbered = played.comment().isEmpty() && played.variations().isEmpty();
            if (pass) {
                position.makeNull();
            } else {
                position.make(played.move());
            }
        }
    }

    /** Writes the comment of the last move. It begins on the line of the move: some readers lose the game otherwise. */
    private void commentOfMove(String comment) {
        if (!comment.isEmpty()) {
            int needed = 1 + words(comment)[0].length();
            if (column + needed > WIDTH && !breakBefore(number, needed)) {
                breakBefore(move, needed);
            }
            comment(comment);
        }
    }

    /** Replaces the blank before a place of the last line by a line break, if what follows has room then. */
    private boolean breakBefore(int place, int needed) {
        boolean can = place > 0 && text.charAt(place - 1) == ' ' && text.length() - place + needed <= WIDTH;
        if (can) {
            text.setCharAt(place - 1, '\n');
            column = text.length() - place;
        }
        return can;
    }

    private void comment(String comment) {
        if (!comment.isEmpty()) {
            for (String word : words(comment)) {
                word(word);
            }
        }
    }

    /** Returns the words of a comment in braces; braces inside it become parentheses. */
    private static String[] words(String comment) {
        return ("{" + comment.replace('}', ')').replace('{', '(') + "}").split("\\s+");
    }

    private void word(String word) {
        boolean glued = column == 0 || text.charAt(text.length() - 1) == '(';
        if (column + (glued ? 0 : 1) + word.length() > WIDTH) {
            text.append('\n');
            column = 0;
            glued = true;
        }
        // At the beginning of a line these would open a tag or an escape.
        boolean shielded = column == 0 && (word.startsWith("[") || word.startsWith("%"));
        text.append(glued && !shielded ? "" : " ").append(word);
        column += word.length() + (glued && !shielded ? 0 : 1);
    }

    private void close() {
        if (column == WIDTH) {
            text.append('\n');
            column = 0;
        }
        text.append(')');
        column++;
    }
}
