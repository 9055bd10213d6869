package io.github.kingfell.play.game;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.workbench.render.PrintedBoard;
import java.io.PrintWriter;
import java.util.List;

/**
 * The output that the player sees.
 *
 * @param out for text
 * @param asks whether to print a prompt, because a person types
 */
public record Screen(PrintWriter out, PrintedBoard boards, boolean asks) {
    void say(String line) {
        out.println(line);
    }

    void say(List<String> lines) {
        lines.forEach(this::say);
    }

    void show(Position position, boolean blackBelow) {
        boards.print(position, blackBelow);
    }

    /** Prints the text before which a person types; nothing where nobody does. */
    public void prompt(String text) {
        if (asks) {
            out.print(text);
            out.flush();
        }
    }
}
