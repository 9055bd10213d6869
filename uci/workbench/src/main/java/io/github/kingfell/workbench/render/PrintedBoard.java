package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.workbench.output.Terminal;
import io.github.kingfell.workbench.output.UserOutput;
import java.io.PrintWriter;
import java.util.List;

/**
 * A board among the output of a command: with colours and figurines on a terminal that can show them, with letters
 * elsewhere, so that a file and a pipe have the same text everywhere.
 */
public final class PrintedBoard {
    private PrintedBoard() {}

    /** Prints a board with White below. */
    public static void print(Position position, PrintWriter out) {
        print(position, List.of(), out);
    }

    /**
     * Prints a board with White below.
     *
     * @param marked sets of squares, as in {@link TerminalBoard#draw(Position, List, boolean)}
     * @param out of the command
     */
    public static void print(Position position, List<Long> marked, PrintWriter out) {
        boolean person = Terminal.isInteractive();
        boolean figurines = person && UserOutput.canShow(TerminalBoard.neededCharacters());
        boolean colors = person && Terminal.hasColors();
        out.flush();
        PrintWriter boards = colors ? UserOutput.standardWithColors() : out;
        boards.print(new TerminalBoard(figurines, colors).draw(position, marked, false));
        boards.flush();
    }
}
