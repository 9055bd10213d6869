package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.input.FileProblem;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.cli.output.OutputFailedException;
import io.github.kingfell.cli.output.ProgressLine;
import io.github.kingfell.cli.output.Terminal;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.lab.tuning.LabelledPosition;
import io.github.kingfell.lab.tuning.SelfPlay;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes what {@link TrainCommand} and {@link WinRatesCommand} learn from. */
@Command(
        name = "selfplay",
        description = "Play games of alpha-beta against itself and write their quiet positions, each with the result.")
public final class SelfPlayCommand implements Callable<Integer> {
    private static final int PERCENT = 100;

    private final Supplier<Engine> engines;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "written: one line FEN;result for White;game;score for White each")
    private Path file = Path.of("");

    @Option(
            names = "--games",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "default ${DEFAULT-VALUE}")
    private int games = 1_000;

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "for each move, default ${DEFAULT-VALUE}")
    private long nodes = 1_500;

    @Option(names = "--seed", paramLabel = "N", description = "of the openings, default ${DEFAULT-VALUE}")
    private long seed = 1950;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "games at a time, default ${DEFAULT-VALUE}")
    private int threads = 1;

    public SelfPlayCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws InterruptedException {
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr(), Terminal.isThere(), PERCENT);
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                running.add(workers.submit(() -> {
                    try (Engine engine = engines.get()) {
                        SelfPlay play = new SelfPlay(engine, nodes);
                        for (int game = next.getAndIncrement(); game < games; game = next.getAndIncrement()) {
                            write(play.play(seed + game, game), out);
                            int played = done.incrementAndGet();
                            progress.show((int) ((long) PERCENT * played / games), played + " games");
                        }
                    }
                    return null;
                }));
            }
            for (Future<?> worker : running) {
                worker.get();
            }
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot write " + FileProblem.of(e), e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof OutputFailedException failed) {
                throw failed;
            }
            throw new IllegalStateException("a game was not finished", e);
        } finally {
            workers.shutdownNow();
            progress.clear();
        }
        spec.commandLine().getErr().println("written: " + file);
        return ExitCode.DONE;
    }

    private static void write(List<LabelledPosition> positions, BufferedWriter out) {
        StringBuilder lines = new StringBuilder();
        positions.forEach(position -> lines.append(position).append('\n'));
        try {
            out.write(lines.toString());
            out.flush();
        } catch (IOException e) {
            throw new OutputFailedException(e);
        }
    }
}
