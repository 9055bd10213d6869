package io.github.kingfell.uci.cli;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.notation.NotationException;
import io.github.kingfell.uci.Bench;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Fixed positions, all players: the signature and the speed. */
@Command(
        name = "bench",
        description = "Search fixed positions with every player; the total of nodes is the engine's signature.")
final class BenchCommand implements Callable<Integer> {
    private final Supplier<Engine> engines;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    BenchCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws NotationException, InterruptedException {
        new Bench(engines.get()).run(line -> {
            spec.commandLine().getOut().println(line);
            spec.commandLine().getOut().flush();
        });
        return KingfellCommand.DONE;
    }
}
