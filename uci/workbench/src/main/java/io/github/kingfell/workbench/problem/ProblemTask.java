package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.List;

/**
 * One position to solve: a problem as it was composed, or one of its twins, or the same for the other side.
 *
 * @param line where the problem begins in its file, from 1
 * @param name title or author; may be empty
 * @param twin the letter of the twin and its change, such as {@code b) wKa1-b1}; empty for a problem without twins
 * @param position never changed
 * @param caption author, source, award and the like, each a line; may be empty
 * @param notes one sentence for each wish that is not fulfilled
 */
public record ProblemTask(
        int line,
        String name,
        String twin,
        Position position,
        Stipulation stipulation,
        SolvingOptions options,
        List<String> caption,
        List<String> notes) {
    /** Why only the command that solves problems takes a position. */
    public static final String ODD =
            "without a king, or with exclusive castling, a problem is solved by kingfell mate only";

    public ProblemTask {
        caption = List.copyOf(caption);
        notes = List.copyOf(notes);
    }

    /** Returns name and twin, as far as there are any. */
    public String title() {
        return name.isEmpty() || twin.isEmpty() ? name + twin : name + ", " + twin;
    }

    /** Returns whether only the solvers of problems know its rules: a side has no king, or castling is exclusive. */
    public boolean isOdd() {
        return !position.hasKing(Color.WHITE) || !position.hasKing(Color.BLACK) || position.hasExclusiveCastling();
    }

    /** Returns the position and the stipulation as a line of EPD. */
    public String epd() {
        String fen = Fen.format(position);
        return fen.substring(0, fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1)) + " stip \"" + stipulation.text()
                + "\"; id \"" + title().replace('"', '\'') + "\";";
    }
}
