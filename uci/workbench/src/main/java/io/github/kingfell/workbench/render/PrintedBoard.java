package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.workbench.output.Terminal;
import io.github.kingfell.workbench.output.UserOutput;
import java.io.PrintWriter;
import java.util.List;

/**
 * Where boards are printed, and how: with colours only on a terminal that has them, and with figurines only where they
 * can be shown.
 *
 * @param board the style
 * @param text output of the command
 * @param boards takes boards, which may be coloured; may be the same
 */
public record PrintedBoard(TerminalBoard board, PrintWriter text, PrintWriter boards) {
    /** The launcher sets this property where the locale has letters of ASCII only. */
    private static final String ASCII = "kingfell.ascii";

    /** Returns whether standard output can show the figurines of a board. */
    public static boolean canShowFigurines() {
        return !Boolean.getBoolean(ASCII) && UserOutput.canShow(TerminalBoard.neededCharacters());
    }

    /**
     * Returns the place for boards among the output of a command: figurines and colours on a terminal, letters
     * elsewhere, so that a file and a pipe have the same text everywhere.
     */
    public static PrintedBoard among(PrintWriter out) {
        return on(out, Terminal.isInteractive() && canShowFigurines());
    }

    /**
     * Returns the place for boards of a game: colours on a terminal, and figurines, also in a file and a pipe.
     *
     * @param letters letters instead of figurines
     */
    public static PrintedBoard ofGame(PrintWriter out, boolean letters) {
        return on(out, !letters && (!Terminal.isInteractive() || canShowFigurines()));
    }

    private static PrintedBoard on(PrintWriter out, boolean figurines) {
        boolean colors = Terminal.isInteractive() && Terminal.hasColors();
        return new PrintedBoard(
                new TerminalBoard(figurines, colors), out, colors ? UserOutput.standardWithColors() : out);
    }

    /** Prints a board with White below among the output of a command. */
    public static void print(Position position, PrintWriter out) {
        print(position, List.of(), out);
    }

    /**
     * Prints a board with White below among the output of a command.
     *
     * @param marked sets of squares, as in {@link TerminalBoard#draw(Position, List, boolean)}
     */
    public static void print(Position position, List<Long> marked, PrintWriter out) {
        PrintedBoard place = among(out);
        place.print(place.board.draw(position, marked, false));
    }

    /** Prints a board. */
    public void print(Position position, boolean blackBelow) {
        print(board.draw(position, blackBelow));
    }

    private void print(String drawn) {
        text.flush();
        boards.print(drawn);
        boards.flush();
    }
}
