package io.github.kingfell.cli.analyse;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.input.ExactTableOptions;
import io.github.kingfell.cli.input.Seconds;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Limits and settings of the search of each position; the first limit reached ends it. */
final class SearchOptions {
    /** The router, as in the UCI option {@code Player}. */
    private static final String ROUTER = "auto";

    private static final double DEFAULT_SECONDS = 1;
    private static final int MILLIS = 1_000;
    private static final int MOST_SECONDS = Integer.MAX_VALUE / MILLIS;

    @Option(
            names = "--depth",
            converter = WholeNumber.Plies.class,
            paramLabel = "PLIES",
            description = "depth limit for each position")
    private @Nullable Integer depth;

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "node limit for each position")
    private @Nullable Long nodes;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = Seconds.class,
            description = "time limit for each position, such as 10, 10s or 5m; without any limit 1 second")
    private @Nullable Double time;

    @Option(
            names = "--multipv",
            converter = WholeNumber.Lines.class,
            paramLabel = "K",
            description = "lines for each position, default 1")
    private @Nullable Integer multiPv;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "search threads, default 1")
    private @Nullable Integer threads;

    @Option(
            names = "--hash",
            converter = WholeNumber.Megabytes.class,
            paramLabel = "MB",
            description = "memory for tables, default 64")
    private @Nullable Integer hash;

    @Option(
            names = "--player",
            paramLabel = "NAME",
            completionCandidates = Players.class,
            description = "the player that is asked first, a value of the UCI option Player; default auto")
    private @Nullable String player;

    @Mixin
    private ExactTableOptions tables = new ExactTableOptions();

    /** For the completion of shells. */
    static final class Players implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            try (Engine engine = new Engine(StandardBook.create())) {
                return Stream.concat(
                                Stream.of(ROUTER), engine.players().stream().map(PlayerId::option))
                        .toList()
                        .iterator();
            }
        }
    }

    boolean areSet() {
        return depth != null
                || nodes != null
                || time != null
                || multiPv != null
                || threads != null
                || hash != null
                || player != null
                || tables.areSet();
    }

    void check(CommandLine command) {
        if (time != null && (!(time > 0) || time > MOST_SECONDS)) {
            throw new ParameterException(command, "--time must be more than 0, and at most " + MOST_SECONDS);
        }
        tables.check(command);
    }

    SearchLimits limits() {
        SearchLimits.Builder limits = SearchLimits.builder();
        if (depth != null) {
            limits.depth(depth);
        }
        if (nodes != null) {
            limits.nodes(nodes);
        }
        if (time != null || depth == null && nodes == null) {
            double seconds = time == null ? DEFAULT_SECONDS : time;
            limits.moveTime(Math.max(1, Math.round(seconds * MILLIS)));
        }
        return limits.build();
    }

    /**
     * Gives an engine the settings and the user's tables.
     *
     * @throws ParameterException when the engine has no such player, or the tables are not there
     */
    void prepare(Engine engine, CommandSpec spec) {
        engine.configure(settings(engine, spec.commandLine()));
        tables.give(engine, spec.commandLine());
    }

    private SearchSettings settings(Engine engine, CommandLine command) {
        SearchSettings standard = SearchSettings.DEFAULT;
        return SearchSettings.builder()
                .threads(threads == null ? standard.threads() : threads)
                .hashMegabytes(hash == null ? standard.hashMegabytes() : hash)
                .multiPv(multiPv == null ? 1 : multiPv)
                .moveOverhead(0)
                .player(chosen(engine.players(), command))
                .purpose(SearchSettings.Purpose.ANALYSIS)
                .build();
    }

    private Optional<PlayerId> chosen(List<PlayerId> players, CommandLine command) {
        if (player == null || player.equals(ROUTER)) {
            return Optional.empty();
        }
        String name = player;
        Optional<PlayerId> found =
                players.stream().filter(id -> id.option().equals(name)).findFirst();
        if (found.isEmpty()) {
            String names = players.stream().map(PlayerId::option).collect(Collectors.joining(", "));
            throw new ParameterException(
                    command, "--player: unknown player \"" + name + "\"; choose " + ROUTER + ", " + names);
        }
        return found;
    }
}
