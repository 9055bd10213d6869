package io.github.kingfell.workbench.output;

import java.io.PrintWriter;
import java.util.Locale;

/** A line on standard error, rewritten in place, that shows the progress of a long job. */
public final class ProgressLine {
    private static final int WIDTH = 30;

    private final PrintWriter err;
    private final boolean shown;

    /** Positions in the list or steps of the job, 0 when unknown. */
    private final int total;

    private final long begun = System.nanoTime();
    private int length;

    /** Shown where a person looks at standard error. */
    public ProgressLine(PrintWriter err, int total) {
        this(err, Terminal.isThere(), total);
    }

    public ProgressLine(PrintWriter err, boolean shown, int total) {
        this.err = err;
        this.shown = shown;
        this.total = total;
    }

    /**
     * @param done positions read so far
     * @param worked positions that were searched, because no file had the answer
     */
    public void show(int done, int worked, int solved) {
        double seconds = (System.nanoTime() - begun) / 1e9;
        String left = total > done && worked > 0 ? ", about " + clock(seconds / worked * (total - done)) + " left" : "";
        print(done, "solved " + solved + "  " + clock(seconds) + left);
    }

    /**
     * @param done steps done, of the total
     * @param what the step in progress
     */
    public void show(int done, String what) {
        print(done, what + "  " + clock((System.nanoTime() - begun) / 1e9));
    }

    /** Shows a text as it is. */
    public void show(String text) {
        if (shown) {
            rewrite(text);
        }
    }

    private void print(int done, String rest) {
        if (!shown) {
            return;
        }
        StringBuilder text = new StringBuilder();
        if (total > 0) {
            int full = WIDTH * Math.min(done, total) / total;
            text.append('[')
                    .append("#".repeat(full))
                    .append(".".repeat(WIDTH - full))
                    .append("] ");
            text.append(done).append('/').append(total);
        } else {
            text.append(done);
        }
        text.append("  ").append(rest);
        rewrite(text.toString());
    }

    private void rewrite(String text) {
        err.print("\r" + text + " ".repeat(Math.max(0, length - text.length())));
        err.flush();
        length = text.length();
    }

    /** Clears the line for other output. */
    public void clear() {
        if (length > 0) {
            err.print("\r" + " ".repeat(length) + "\r");
            err.flush();
            length = 0;
        }
    }

    /** Formats seconds like 1:02:03. */
    public static String clock(double seconds) {
        long whole = Math.round(seconds);
        return String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
    }
}
