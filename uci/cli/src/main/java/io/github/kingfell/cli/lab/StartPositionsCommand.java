package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.lab.selfplay.StartPosition;
import io.github.kingfell.lab.selfplay.StartPositions;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds sets of start positions for matches. */
@Command(name = "startpositions", description = "Find start positions for the games of a match, as EPD.")
public final class StartPositionsCommand extends ConsoleCommand {
    /** Seeds that each thread tries together; the result does not depend on it. */
    private static final int BATCH = 16;

    private final Supplier<Engine> engines;

    @Parameters(index = "0", paramLabel = "KIND", description = "${COMPLETION-CANDIDATES}")
    private StartPositions.Kind kind = StartPositions.Kind.OPENINGS;

    @Parameters(index = "1", paramLabel = "FILE", description = "output: one EPD line for each position")
    private Path file = Path.of("");

    @Option(
            names = "--count",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "number of positions, default ${DEFAULT-VALUE}")
    private int count = 200;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "seed of the choice of positions, default ${DEFAULT-VALUE}")
    private long seed = 1950;

    @Option(
            names = "--game-nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "nodes for each move of the games that endings are taken from, default ${DEFAULT-VALUE}")
    private long gameNodes = 1_000;

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "nodes to judge a position, default ${DEFAULT-VALUE}")
    private long nodes = 100_000;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "positions judged at the same time, default ${DEFAULT-VALUE}")
    private int threads = 1;

    public StartPositionsCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    /** The positions found so far: no two with the same pieces on the same squares, and as many of each type. */
    private final class Found {
        private final List<StartPosition> positions = new ArrayList<>();
        private final Set<String> keys = new HashSet<>();
        private final Map<String, Integer> left = new HashMap<>();

        Found() {
            List<String> types = kind.types();
            for (int i = 0; i < types.size(); i++) {
                left.put(types.get(i), (count + i) / types.size());
            }
        }

        void offer(StartPosition position) {
            if (left.getOrDefault(position.type(), 0) > 0 && keys.add(position.key())) {
                positions.add(position);
                left.merge(position.type(), -1, Integer::sum);
            }
        }

        boolean isComplete() {
            return positions.size() == count;
        }
    }

    @Override
    public Integer call() throws InterruptedException {
        OutputFile.check(file, spec.commandLine());
        Found found = new Found();
        ProgressLine progress = new ProgressLine(err(), count);
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        List<Engine> all = new ArrayList<>();
        try {
            List<StartPositions> finders = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                all.add(engines.get());
                all.add(engines.get());
                finders.add(new StartPositions(all.get(2 * i), gameNodes, all.get(2 * i + 1), nodes));
            }
            for (long from = seed; !found.isComplete(); from += (long) BATCH * threads) {
                for (Future<List<StartPosition>> batch : workers.invokeAll(batches(finders, from))) {
                    batch.get().forEach(found::offer);
                }
                progress.show(found.positions.size(), "found");
            }
            WholeFile.write(file, lines(found.positions));
        } catch (ExecutionException e) {
            throw new IllegalStateException("no position was found", e);
        } finally {
            workers.shutdownNow();
            all.forEach(Engine::close);
            progress.clear();
        }
        err().println("written: " + file);
        return ExitCode.DONE;
    }

    private List<Callable<List<StartPosition>>> batches(List<StartPositions> finders, long from) {
        List<Callable<List<StartPosition>>> batches = new ArrayList<>();
        for (int i = 0; i < finders.size(); i++) {
            StartPositions finder = finders.get(i);
            long first = from + (long) BATCH * i;
            batches.add(() -> {
                List<StartPosition> positions = new ArrayList<>();
                for (long next = first; next < first + BATCH; next++) {
                    positions.addAll(finder.find(kind, next));
                }
                return positions;
            });
        }
        return batches;
    }

    private List<String> lines(List<StartPosition> positions) {
        List<String> lines = new ArrayList<>();
        for (StartPosition position : positions) {
            lines.add(position.line(kind + "." + (lines.size() + 1)));
        }
        return lines;
    }
}
