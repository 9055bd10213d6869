package io.github.kingfell.cli.bench;

import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.notation.NotationException;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Fixed positions, all players: the signature and the speed. */
@Command(
        name = "bench",
        description = "Search fixed positions with every player; the total of nodes is the engine's signature.")
public final class BenchCommand implements Callable<Integer> {
    private final Supplier<Engine> engines;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description =
                    "instead compare alpha-beta with one thread and with N: nodes per second, and time to a depth")
    private int threads;

    @Option(
            names = "--depth",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "plies of that comparison, default ${DEFAULT-VALUE}")
    private int depth = 15;

    public BenchCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws NotationException, InterruptedException {
        if (threads > 0) {
            new ScalingBench(engines.get(), depth).run(threads, this::print);
        } else {
            new Bench(engines.get()).run(this::print);
        }
        return ExitCode.DONE;
    }

    private void print(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }
}
