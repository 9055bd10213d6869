package io.github.kingfell.cli.bench;

import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.cli.output.JsonObject;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Fixed positions, all players: the signature and the speed. */
@Command(
        name = "bench",
        description = "Search fixed positions with every player; the total of nodes is the engine's signature.")
public final class BenchCommand implements Callable<Integer> {
    private static final int DEFAULT_DEPTH = 15;

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
            description = "plies of that comparison, default " + DEFAULT_DEPTH)
    private @Nullable Integer depth;

    @Option(names = "--json", description = "one JSON object instead of text")
    private boolean json;

    public BenchCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws NotationException, InterruptedException {
        if (threads == 0 && depth != null) {
            throw new ParameterException(spec.commandLine(), "--depth goes with --threads only");
        }
        if (threads > 0) {
            ScalingBench.Result result =
                    new ScalingBench(engines.get(), depth == null ? DEFAULT_DEPTH : depth).run(threads);
            print(result);
        } else if (json) {
            List<Bench.Row> rows = new ArrayList<>();
            new Bench(engines.get()).measure(rows::add);
            print(head().putObjects(
                            "parts", rows.stream().map(BenchCommand::data).toList())
                    .toString());
        } else {
            new Bench(engines.get()).run(this::print);
        }
        return ExitCode.DONE;
    }

    private static JsonObject head() {
        return new JsonObject().put("format", "kingfell-bench").put("version", 1);
    }

    private static JsonObject data(Bench.Row row) {
        return new JsonObject()
                .put("player", row.title())
                .put("positions", row.positions())
                .put("nodes", row.nodes())
                .put("nodesPerSecond", row.perSecond());
    }

    private void print(ScalingBench.Result result) {
        if (json) {
            print(head().put("depth", result.depth())
                    .putObjects("parts", List.of(data(1, result.one()), data(result.threads(), result.several())))
                    .put("nodesRatio", result.nodesRatio(), 3)
                    .put("timeRatio", result.timeRatio(), 3)
                    .toString());
            return;
        }
        print(line(1, result.one()));
        print(line(result.threads(), result.several()));
        print(String.format(
                Locale.ROOT,
                "%d threads to 1: %.2f times the nodes per second, %.2f times as fast to depth %d",
                result.threads(),
                result.nodesRatio(),
                result.timeRatio(),
                result.depth()));
    }

    private static JsonObject data(int threads, ScalingBench.Effort effort) {
        return new JsonObject()
                .put("player", "alpha-beta")
                .put("threads", threads)
                .put("nodes", effort.nodesARound())
                .put("nodesPerSecond", Math.round(effort.perSecond()))
                .put("seconds", effort.secondsARound(), 3);
    }

    private static String line(int threads, ScalingBench.Effort effort) {
        return String.format(
                Locale.ROOT,
                "alpha-beta, threads %d: %d nodes, %.0f nodes/s, %.2f s",
                threads,
                effort.nodesARound(),
                effort.perSecond(),
                effort.secondsARound());
    }

    private void print(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }
}
