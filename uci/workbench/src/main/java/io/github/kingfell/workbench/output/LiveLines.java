package io.github.kingfell.workbench.output;

import java.io.PrintWriter;
import java.util.List;

/** Lines on a terminal that are rewritten in place, with the sequences of ECMA-48. */
public final class LiveLines {
    /** Longer lines are cut off and not wrapped, so that each takes one row. */
    private static final String CUT = "\u001b[?7l";

    private static final String WRAP = "\u001b[?7h";
    private static final String CLEAR_TO_END_OF_LINE = "\u001b[K";
    private static final String CLEAR_BELOW = "\u001b[J";

    private final PrintWriter terminal;
    private int drawn;

    /** @param terminal accepts sequences */
    public LiveLines(PrintWriter terminal) {
        this.terminal = terminal;
    }

    /** Shows lines in place of those before. */
    public void show(List<String> lines) {
        StringBuilder text = new StringBuilder(CUT).append(back());
        lines.forEach(line -> text.append(line).append(CLEAR_TO_END_OF_LINE).append('\n'));
        drawn = lines.size();
        write(text.append(CLEAR_BELOW).append(WRAP));
    }

    /** Removes the lines for other output. */
    public void clear() {
        if (drawn > 0) {
            write(new StringBuilder(back()).append(CLEAR_BELOW));
            drawn = 0;
        }
    }

    private String back() {
        return drawn == 0 ? "\r" : "\r\u001b[" + drawn + "A";
    }

    private void write(StringBuilder text) {
        terminal.print(text);
        terminal.flush();
    }
}
