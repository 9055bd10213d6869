package io.github.kingfell.cli.output;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command: it prints to the streams of its command line, reports errors of usage and returns its exit code. */
@Command
public abstract class ConsoleCommand implements Callable<Integer> {
    @Spec
    protected CommandSpec spec = CommandSpec.create();

    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    protected final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Returns the command as it was typed, for reports. */
    protected final String typed() {
        return "kingfell "
                + String.join(" ", spec.commandLine().getParseResult().originalArgs());
    }

    /** Returns an error of usage, to be thrown: its message is printed and the exit code is 2. */
    protected final ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    protected final ParameterException usageError(@Nullable String message, Throwable cause) {
        return new ParameterException(spec.commandLine(), message, cause);
    }
}
