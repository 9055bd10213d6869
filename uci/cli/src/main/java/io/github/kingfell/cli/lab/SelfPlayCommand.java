package io.github.kingfell.cli.lab;

import io.github.kingfell.cli.endgame.MaterialName;
import io.github.kingfell.cli.input.Folder;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.lab.selfplay.ExactResults;
import io.github.kingfell.lab.selfplay.GameShard;
import io.github.kingfell.lab.selfplay.RandomPlacements;
import io.github.kingfell.lab.selfplay.SelfPlay;
import io.github.kingfell.lab.selfplay.SelfPlayGame;
import io.github.kingfell.lab.selfplay.Starts;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.endgame.MissingTable;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays the games from which {@link TrainCommand} and {@link WinRatesCommand} learn. */
@Command(
        name = "selfplay",
        description = {
            "Let alpha-beta play games against itself, and keep them with the score of every move.",
            "Each file gets a fixed number of games. The same command continues an interrupted run: it keeps the "
                    + "files that are already there."
        })
public final class SelfPlayCommand extends InterruptibleCommand {
    private static final int PERCENT = 100;

    private final Supplier<Engine> engines;

    @Parameters(
            index = "0",
            paramLabel = "FOLDER",
            description = "the folder for the games; created if it does not exist")
    private Path folder = Path.of("");

    @Option(
            names = "--games",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "number of games, default ${DEFAULT-VALUE}")
    private int games = 1_000;

    @Option(
            names = "--shard",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "games in each file, default ${DEFAULT-VALUE}")
    private int shard = 1_000;

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "nodes for each move, default ${DEFAULT-VALUE}")
    private long nodes = 1_500;

    @Mixin
    private StartOptions starts = new StartOptions();

    @Option(
            names = "--placements",
            paramLabel = "MATERIALS",
            description = "no games, but single random positions of these endings, such as KRPKR,KBPKB, each with its "
                    + "exact result and the score of its search")
    private @Nullable String placements;

    @Option(
            names = "--table-path",
            paramLabel = "DIR",
            description = "a game that reaches five men ends with the result of a table of this directory, if it has "
                    + "one; without it games end at four men")
    private @Nullable Path tables;

    @Option(names = "--seed", paramLabel = "N", description = "number of the first game, default ${DEFAULT-VALUE}")
    private long seed = 1950;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "games played at the same time, default ${DEFAULT-VALUE}")
    private int threads = 1;

    /** @param interruption ends the searches of these engines too */
    public SelfPlayCommand(Supplier<Engine> engines, Interruption interruption) {
        super(interruption);
        this.engines = engines;
    }

    @Override
    public Integer call() throws InterruptedException {
        Starts from = starts.starts(spec);
        Folder.checkReadable(tables, "--table-path", spec.commandLine());
        ExactResults exact = new ExactResults(ExactResults.MOST_PIECES, tables);
        RandomPlacements places = placements == null ? null : places(placements, exact);
        List<Integer> missing = missing();
        ProgressLine progress = new ProgressLine(err(), PERCENT);
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                running.add(workers.submit(() -> {
                    try (Engine engine = engines.get()) {
                        SelfPlay play = new SelfPlay(engine, nodes, from, exact);
                        NumberedGames played = places == null ? play::play : number -> play.judge(places, number);
                        for (int place = next.getAndIncrement();
                                place < missing.size() && !interruption().isRequested();
                                place = next.getAndIncrement()) {
                            play(played, missing.get(place), done, progress);
                        }
                    }
                    return null;
                }));
            }
            for (Future<?> worker : running) {
                worker.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game was not finished", e);
        } finally {
            workers.shutdownNow();
            progress.clear();
        }
        int before =
                games - missing.stream().mapToInt(first -> end(first) - first).sum();
        if (before + done.get() < games) {
            leaveUnfinished(
                    before + done.get() + " of " + games + " games are played and kept; the same command continues");
        }
        err().println("written: " + folder);
        return ExitCode.DONE;
    }

    private RandomPlacements places(String list, ExactResults exact) {
        List<Long> materials = Stream.of(list.split(","))
                .map(name -> MaterialName.parseFive(name.strip(), spec))
                .toList();
        for (long material : materials) {
            if (!exact.has(material)) {
                throw usageError(MissingTable.sentence(material));
            }
        }
        return new RandomPlacements(materials);
    }

    /** The game of a number. */
    @FunctionalInterface
    private interface NumberedGames {
        SelfPlayGame play(long number) throws InterruptedException;
    }

    /**
     * Returns the first games of the missing files; reports an error when a file holds other games, or when nothing can
     * be written.
     */
    private List<Integer> missing() {
        List<Integer> missing = new ArrayList<>();
        try {
            Folder.create(folder, spec.commandLine());
            for (int first = 0; first < games; first += shard) {
                if (!Files.exists(file(first))) {
                    missing.add(first);
                } else if (!GameShard.origin(file(first)).equals(origin(first))) {
                    throw usageError('"' + file(first).toString() + "\" was made with other settings: "
                            + GameShard.origin(file(first)));
                }
            }
        } catch (IOException e) {
            throw usageError("cannot use " + FileProblem.of(e), e);
        }
        return missing;
    }

    /** Plays the games of a file. An interruption keeps those played so far in a part of the file. */
    private void play(NumberedGames source, int first, AtomicInteger done, ProgressLine progress)
            throws InterruptedException, IOException {
        List<SelfPlayGame> played = begun(first);
        done.addAndGet(played.size());
        while (first + played.size() < end(first)) {
            SelfPlayGame game = source.play(seed + first + played.size());
            if (interruption().isRequested()) {
                // The last moves of this game were not searched as they should be.
                GameShard.write(part(first), origin(first), played);
                return;
            }
            played.add(game);
            int all = done.incrementAndGet();
            progress.show((int) ((long) PERCENT * all / games), all + " games");
        }
        GameShard.write(file(first), origin(first), played);
        WholeFile.delete(part(first));
    }

    /** Returns the games of a file that an interrupted run has played. */
    private List<SelfPlayGame> begun(int first) throws IOException {
        Path part = part(first);
        return Files.exists(part) && GameShard.origin(part).equals(origin(first))
                ? new ArrayList<>(GameShard.read(part))
                : new ArrayList<>();
    }

    private int end(int first) {
        return Math.min(games, first + shard);
    }

    private Path file(int first) {
        return folder.resolve(seed + first + GameShard.SUFFIX);
    }

    private Path part(int first) {
        return folder.resolve(seed + first + ".part");
    }

    private String origin(int first) {
        String made = placements == null ? starts.origin() : "placements of " + placements;
        return "games " + (seed + first) + " to " + (seed + end(first) - 1) + ", " + nodes + " nodes a move, " + made;
    }
}
