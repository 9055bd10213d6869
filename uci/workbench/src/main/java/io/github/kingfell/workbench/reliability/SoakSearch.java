package io.github.kingfell.workbench.reliability;

import io.github.kingfell.rules.board.Position;
import java.util.List;

/**
 * One search of a soak, as the lines that a GUI sends.
 *
 * @param before the lines before {@code go}: options, perhaps a new game, and the position
 * @param position what the lines set up
 * @param go the line that starts the search
 * @param then {@code stop} or {@code ponderhit}, sent during the search; empty for a search that ends by itself
 * @param delay milliseconds from {@code go} to that line
 */
record SoakSearch(List<String> before, Position position, String go, String then, int delay) {
    SoakSearch {
        before = List.copyOf(before);
    }

    /** Returns the lines in one, so that a fault can be repeated. */
    String lines() {
        return String.join("; ", before) + "; " + go + (then.isEmpty() ? "" : "; after " + delay + " ms " + then);
    }
}
