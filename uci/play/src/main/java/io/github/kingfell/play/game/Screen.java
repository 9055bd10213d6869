package io.github.kingfell.play.game;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.workbench.render.TerminalBoard;
import java.io.PrintWriter;
import java.util.List;

/**
 * The output that the player sees.
 *
 * @param out for text
 * @param boards for boards, which may be coloured; may be the same
 * @param asks whether to print a prompt, because a person types
 */
public record Screen(PrintWriter out, PrintWriter boards, TerminalBoard board, boolean asks) {
    void say(String line) {
        out.println(line);
    }

    void say(List<String> lines) {
        lines.forEach(this::say);
    }

    void show(Position position, boolean blackBelow) {
        out.flush();
        boards.print(board.draw(position, blackBelow));
        boards.flush();
    }

    /** Prints the text before which a person types; nothing where nobody does. */
    public void prompt(String text) {
        if (asks) {
            out.print(text);
            out.flush();
        }
    }
}
