package io.github.kingfell.workbench.analyse;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.output.Terminal;
import io.github.kingfell.workbench.render.PrintedBoard;
import java.io.PrintWriter;
import java.util.List;

/** Output of results, errors and progress; printing clears the progress line first. */
public final class AnalysisOutput {
    private final boolean json;
    private final PrintWriter out;
    private final PrintWriter err;
    private ProgressLine progress;

    public AnalysisOutput(boolean json, PrintWriter out, PrintWriter err) {
        this.json = json;
        this.out = out;
        this.err = err;
        progress = new ProgressLine(err, false, 0);
    }

    public boolean json() {
        return json;
    }

    /** @param total steps of the next job; 0 when not known */
    public void begin(int total) {
        progress.clear();
        progress = new ProgressLine(err, Terminal.isThere(), total);
    }

    public void progress(int done, String what) {
        progress.show(done, what);
    }

    public void print(List<?> lines) {
        progress.clear();
        lines.forEach(out::println);
        out.flush();
    }

    /** Prints a board, before the lines on it. */
    void printBoard(Position position) {
        progress.clear();
        PrintedBoard.print(position, out);
    }

    /** Prints a line for the user, not among the results. */
    public void say(String line) {
        progress.clear();
        err.println(line);
        err.flush();
    }

    /** @param record the same as an object, for JSON output */
    public void complain(String message, JsonObject record) {
        say("kingfell: " + message);
        if (json) {
            print(List.of(record));
        }
    }
}
