package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.List;

/** One board as an SVG file. */
public final class DiagramSvg {
    private static final int WIDTH = 360;

    private DiagramSvg() {}

    /**
     * Returns the text of the file.
     *
     * @param marked squares to tint
     * @param arrows moves, each drawn from its first square to its second
     */
    public static String of(Position position, long marked, List<Integer> arrows, Below below) {
        List<BoardSvg.Arrow> drawn =
                arrows.stream().map(arrow -> new BoardSvg.Arrow(arrow, true)).toList();
        return "<svg " + BoardSvg.NAMESPACES + " viewBox='0 0 " + WIDTH + " " + WIDTH + "' width='" + WIDTH
                + "' height='" + WIDTH + "'>\n" + BoardSvg.pieces() + "\n"
                + BoardSvg.of(position, Move.NONE, marked, drawn, below.color(position), WIDTH) + "\n</svg>\n";
    }
}
