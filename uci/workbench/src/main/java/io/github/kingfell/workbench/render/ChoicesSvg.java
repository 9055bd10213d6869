package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.List;

/** A picture with one position on several boards, each with the move that one player chose. */
public final class ChoicesSvg {
    private static final int COLUMNS = 4;
    private static final int BOARD = 220;
    private static final int GAP = 20;

    /** Height of the text below a board: name and move, then lines of the reason. */
    private static final int CAPTION = 74;

    private static final int LINE = 15;

    /** Characters of a line that fit below a board. */
    private static final int WIDTH = 38;

    private static final int MOST_LINES = 3;

    private ChoicesSvg() {}

    /**
     * A player's move.
     *
     * @param san the move in algebraic notation
     * @param value in the player's own words
     * @param reason in a few words; may be empty
     */
    public record Choice(String name, int move, String san, String value, String reason) {}

    /** Returns a picture as a file of its own. */
    public static String of(Position position, List<Choice> choices) {
        int columns = Math.max(1, Math.min(COLUMNS, choices.size()));
        int rows = (choices.size() + columns - 1) / columns;
        int width = columns * (BOARD + GAP) + GAP;
        int height = rows * (BOARD + CAPTION + GAP) + GAP;
        StringBuilder text = new StringBuilder("<svg " + BoardSvg.NAMESPACES + " viewBox='0 0 ");
        text.append(width)
                .append(' ')
                .append(height)
                .append("' width='")
                .append(width)
                .append("' font-family='sans-serif' font-size='12' fill='#222' stroke='none'>\n")
                .append("<rect width='100%' height='100%' fill='#fff'/>\n")
                .append(BoardSvg.pieces());
        for (int i = 0; i < choices.size(); i++) {
            int x = GAP + i % columns * (BOARD + GAP);
            int y = GAP + i / columns * (BOARD + CAPTION + GAP);
            text.append("<g transform='translate(")
                    .append(x)
                    .append(' ')
                    .append(y)
                    .append(")'>");
            draw(position, choices.get(i), text);
            text.append("</g>\n");
        }
        return text.append("</svg>").toString();
    }

    private static void draw(Position position, Choice choice, StringBuilder text) {
        text.append(BoardSvg.of(
                position, Move.NONE, 0, List.of(new BoardSvg.Arrow(choice.move(), true)), Color.WHITE, BOARD));
        line(
                " class='head' font-weight='bold' font-size='14'",
                BOARD + LINE + 3,
                choice.name() + ": " + choice.san() + "  " + choice.value(),
                text);
        List<String> reason = lines(choice.reason());
        for (int i = 0; i < reason.size(); i++) {
            line(" class='reason'", BOARD + 3 + (i + 2) * LINE, reason.get(i), text);
        }
    }

    /** @param font attributes, each after a blank */
    private static void line(String font, int y, String words, StringBuilder text) {
        text.append("<text").append(font).append(" x='0' y='").append(y).append("'>");
        text.append(Page.escaped(words)).append("</text>");
    }

    /** Breaks text into lines; what does not fit is left out. */
    private static List<String> lines(String words) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words.split(" ")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        if (line.length() > 0) {
            lines.add(line.toString());
        }
        if (lines.size() > MOST_LINES) {
            lines.set(MOST_LINES - 1, lines.get(MOST_LINES - 1) + " ...");
        }
        return lines.subList(0, Math.min(MOST_LINES, lines.size()));
    }
}
