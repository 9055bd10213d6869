package io.github.kingfell.cli;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import picocli.CommandLine;

/** Base of tests that run commands in this process; it collects their output. */
public abstract class CommandTest {
    protected static final String MATE_IN_ONE = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
    protected static final String MATE_IN_TWO = "7k/8/5K2/8/8/8/8/R7 w - - 0 1";

    protected final StringWriter out = new StringWriter();
    protected final StringWriter err = new StringWriter();

    /** Runs a command and returns its exit code; 42 stands for a UCI session. */
    protected final int run(String... args) {
        CommandLine line =
                KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()));
        return line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(args);
    }

    /** Does the same as {@link #run} after it has discarded earlier output. */
    protected final int runAfresh(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return run(args);
    }

    protected final List<String> printed() {
        return out.toString().lines().toList();
    }
}
