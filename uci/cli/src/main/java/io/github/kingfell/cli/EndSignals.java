package io.github.kingfell.cli;

import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.search.Interruption;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.ToIntFunction;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/**
 * The signals that end a program: SIGINT, which is Ctrl-C, and SIGTERM. The first one requests that an interruptible
 * command comes to its end; the second one ends the program at once. Other commands end at the first.
 */
final class EndSignals {
    /** By convention, the exit code is this number plus that of the signal. */
    private static final int KILLED = 128;

    private final Interruption interruption = new Interruption();
    private final Source source;
    private final IntConsumer halt;
    private final AtomicInteger first = new AtomicInteger();

    /** Delivers signals. */
    @FunctionalInterface
    interface Source {
        /** @param handler receives the number of each signal, on any thread, from now on */
        void deliverTo(IntConsumer handler);
    }

    /** @param halt ends the program at once with this exit code */
    EndSignals(Source source, IntConsumer halt) {
        this.source = source;
        this.halt = halt;
    }

    /** Returns the signals of a program that receives none. */
    static EndSignals none() {
        return new EndSignals(handler -> {}, code -> {});
    }

    /** Returns what the first signal requests. */
    Interruption interruption() {
        return interruption;
    }

    /**
     * Runs a command and returns its exit code. When an interruption has left work undone, this says so, and the exit
     * code is that of the signal.
     *
     * @param work runs the command and returns its exit code
     */
    int execute(ParseResult parsed, ToIntFunction<ParseResult> work) {
        List<CommandLine> commands = parsed.asCommandLineList();
        CommandLine line = commands.get(commands.size() - 1);
        if (!(line.getCommand() instanceof InterruptibleCommand command)) {
            return work.applyAsInt(parsed);
        }
        source.deliverTo(this::receive);
        int code = work.applyAsInt(parsed);
        if (command.unfinished().isEmpty()) {
            return code;
        }
        line.getOut().flush();
        line.getErr().println("kingfell: interrupted: " + command.unfinished().get());
        return code(first.get());
    }

    private void receive(int signal) {
        if (first.compareAndSet(0, signal)) {
            interruption.request();
        } else {
            halt.accept(code(signal));
        }
    }

    private static int code(int signal) {
        return KILLED + signal;
    }
}
