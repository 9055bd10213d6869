package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.List;

/** Writes a diagram for LaTeX, for the package chessboard (U. Fischer); its manual describes the options. */
public final class Latex {
    private Latex() {}

    /** The line that a document needs once. */
    public static final String PREAMBLE = "% \\usepackage{chessboard}";

    /** @param arrows from and to, such as {@code e2-e4} */
    public static String of(Position position, List<String> marked, List<String> arrows, boolean blackBelow) {
        StringBuilder text = new StringBuilder("\\chessboard[setfen={");
        text.append(Fen.format(position)).append("},showmover=true");
        text.append(blackBelow ? ",inverse=true" : "");
        if (!marked.isEmpty()) {
            text.append(",pgfstyle=border,markfields={")
                    .append(String.join(",", marked))
                    .append('}');
        }
        if (!arrows.isEmpty()) {
            text.append(",pgfstyle=straightmove,markmoves={")
                    .append(String.join(",", arrows))
                    .append('}');
        }
        return text.append(']').toString();
    }
}
