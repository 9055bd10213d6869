package io.github.kingfell.cli.bench;

import io.github.kingfell.arena.bench.Bench;
import io.github.kingfell.arena.bench.ScalingBench;
import io.github.kingfell.arena.bench.SpeedBench;
import io.github.kingfell.arena.bench.TimedNodes;
import io.github.kingfell.arena.peer.EngineGoneException;
import io.github.kingfell.arena.peer.EngineSetting;
import io.github.kingfell.arena.peer.UnusableEngineException;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.peer.TwoEngines;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs all players on fixed positions: the signature and the speed. */
@Command(
        name = "bench",
        description =
                "Search fixed positions with every player; the total of nodes is the engine's signature. With --vs,"
                        + " --engine or an --option, compare the speed of two engines instead.")
public final class BenchCommand extends ConsoleCommand {
    private static final int DEFAULT_DEPTH = 15;
    private static final long DEFAULT_NODES = 500_000;
    private static final int DEFAULT_PROCESSES = 4;

    /** The alpha-beta search is compared unless the user asks for something else. */
    private static final List<EngineSetting> WISHES = List.of(
            new EngineSetting("Player", "AlphaBeta"),
            new EngineSetting("Hash", "64"),
            new EngineSetting("Threads", "1"));

    private final Supplier<Engine> players;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description =
                    "compare alpha-beta with one thread and with N threads instead: nodes per second, and time to a "
                            + "depth")
    private int threads;

    @Option(
            names = "--depth",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "depth of that comparison in plies, default " + DEFAULT_DEPTH)
    private @Nullable Integer depth;

    @Mixin
    private TwoEngines engines = new TwoEngines();

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "nodes of each search when two engines are compared, default " + DEFAULT_NODES)
    private @Nullable Long nodes;

    @Option(
            names = "--processes",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description =
                    "processes for each engine in such a comparison, one after the other, default " + DEFAULT_PROCESSES)
    private @Nullable Integer processes;

    @Option(names = "--json", description = "one JSON object instead of text")
    private boolean json;

    public BenchCommand(Supplier<Engine> players) {
        this.players = players;
    }

    @Override
    public Integer call() throws NotationException, InterruptedException {
        if (threads == 0 && depth != null) {
            throw usageError("--depth goes with --threads only");
        }
        if (!engines.areNamed() && (nodes != null || processes != null)) {
            throw usageError("--nodes and --processes are for a comparison with --vs or --option");
        }
        if (engines.areNamed() && threads > 0) {
            throw usageError("--threads compares this engine with itself; --option Threads=N sets up one of two");
        }
        if (engines.areNamed()) {
            compare();
        } else if (threads > 0) {
            ScalingBench.Result result =
                    new ScalingBench(players.get(), depth == null ? DEFAULT_DEPTH : depth).run(threads);
            print(result);
        } else if (json) {
            List<Bench.Row> rows = new ArrayList<>();
            new Bench(players.get()).measure(rows::add);
            print(head().putObjects(
                            "parts", rows.stream().map(BenchCommand::data).toList())
                    .toString());
        } else {
            new Bench(players.get()).run(this::print);
        }
        return ExitCode.DONE;
    }

    private void compare() throws InterruptedException, NotationException {
        engines.check(spec);
        SpeedBench bench =
                new SpeedBench(engines.first(WISHES), engines.second(WISHES), nodes == null ? DEFAULT_NODES : nodes);
        List<SpeedBench.Pair> pairs = new ArrayList<>();
        while (pairs.size() < (processes == null ? DEFAULT_PROCESSES : processes)) {
            pairs.add(measure(bench));
            if (!json) {
                print("pair " + pairs.size() + ": " + pairs.get(pairs.size() - 1));
            }
        }
        SpeedBench.Result result = new SpeedBench.Result(pairs);
        print(json ? data(result).toString() : result.toString());
    }

    private SpeedBench.Pair measure(SpeedBench bench) throws InterruptedException {
        try {
            return bench.measure();
        } catch (UnusableEngineException | EngineGoneException e) {
            throw usageError("cannot use an engine: " + e.getMessage(), e);
        }
    }

    private static JsonObject data(SpeedBench.Result result) {
        return head().putObjects(
                        "parts",
                        List.of(
                                data("first", result, SpeedBench.Pair::first),
                                data("second", result, SpeedBench.Pair::second)))
                .put("nodesRatio", result.ratio(), 4)
                .put("uncertainty", result.uncertainty(), 4);
    }

    private static JsonObject data(
            String player, SpeedBench.Result result, Function<SpeedBench.Pair, TimedNodes> side) {
        TimedNodes effort = result.pairs().stream().map(side).reduce(TimedNodes.NONE, TimedNodes::plus);
        return new JsonObject()
                .put("player", player)
                .put("nodes", effort.nodes())
                .put("nodesPerSecond", Math.round(effort.perSecond()));
    }

    private static JsonObject head() {
        return JsonObject.ofFormat("kingfell-bench");
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
                "%d threads against 1: %.2f times the nodes per second, %.2f times as fast to depth %d",
                result.threads(),
                result.nodesRatio(),
                result.timeRatio(),
                result.depth()));
    }

    private static JsonObject data(int threads, TimedNodes effort) {
        return new JsonObject()
                .put("player", "alpha-beta")
                .put("threads", threads)
                .put("nodes", ScalingBench.Result.nodesARound(effort))
                .put("nodesPerSecond", Math.round(effort.perSecond()))
                .put("seconds", ScalingBench.Result.secondsARound(effort), 3);
    }

    private static String line(int threads, TimedNodes effort) {
        return String.format(
                Locale.ROOT,
                "alpha-beta, threads %d: %d nodes, %.0f nodes/s, %.2f s",
                threads,
                ScalingBench.Result.nodesARound(effort),
                effort.perSecond(),
                ScalingBench.Result.secondsARound(effort));
    }

    private void print(String line) {
        out().println(line);
        out().flush();
    }
}
