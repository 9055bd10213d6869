package io.github.kingfell.cli.bench;

import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Perft;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the leaves of the game tree, and how fast. */
@Command(name = "perft", description = "Count the leaves of the game tree at a depth, and the time it takes.")
public final class PerftCommand extends ConsoleCommand {
    private static final int DEEPEST = 100;

    /** Number of runs that only warm up the virtual machine. */
    private static final int WARM_UP = 2;

    @Parameters(index = "0", paramLabel = "DEPTH", description = "the depth in plies, at least 1")
    private int depth;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "FEN",
            description = "the position; default: the initial position")
    private List<String> fen = List.of();

    @Option(names = "--divide", description = "show the count below each move")
    private boolean divide;

    @Option(
            names = "--repeat",
            converter = WholeNumber.Count.class,
            paramLabel = "K",
            description = "count K times; with 3 or more, also show the median without the first two runs")
    private int repeat = 1;

    @Option(names = "--json", description = "one JSON object instead of text")
    private boolean json;

    @Override
    public Integer call() throws NotationException {
        if (depth < 1 || depth > DEEPEST) {
            throw usageError("DEPTH must be from 1 to " + DEEPEST);
        }
        Position position =
                Epd.parse(fen.isEmpty() ? Fen.START : String.join(" ", fen)).position();
        PrintWriter out = out();
        Map<String, Long> divided = divide ? divide(position) : Map.of();
        if (!json) {
            divided.forEach((move, leaves) -> out.println(move + ": " + leaves));
        }
        long[] speeds = new long[repeat];
        long leaves = 0;
        for (int run = 0; run < repeat; run++) {
            long begun = System.nanoTime();
            leaves = new Perft(position, depth).count(depth);
            double seconds = Math.max(1, System.nanoTime() - begun) / 1e9;
            speeds[run] = Math.round(leaves / seconds);
            if (!json) {
                out.println("Nodes searched: " + leaves
                        + String.format(Locale.ROOT, "  time %.3f s  %d nodes/s", seconds, speeds[run]));
            }
        }
        if (json) {
            out.println(data(position, leaves, speeds, divided));
        } else if (repeat > WARM_UP) {
            out.println("Median of runs " + (WARM_UP + 1) + " to " + repeat + ": " + medianOf(speeds) + " nodes/s");
        }
        return ExitCode.DONE;
    }

    private JsonObject data(Position position, long leaves, long[] speeds, Map<String, Long> divided) {
        JsonObject object = JsonObject.ofFormat("kingfell-perft")
                .put("fen", Fen.format(position))
                .put("depth", depth)
                .put("nodes", leaves)
                .putNumbers("nodesPerSecond", Arrays.stream(speeds).boxed().toList());
        if (divide) {
            JsonObject moves = new JsonObject();
            divided.forEach(moves::put);
            object.put("divide", moves);
        }
        return object;
    }

    /** Returns the leaves below each move, in the order of the generator. */
    private Map<String, Long> divide(Position position) {
        Perft perft = new Perft(position, depth);
        MoveList moves = MoveList.legal(position);
        Map<String, Long> divided = new LinkedHashMap<>();
        for (int move : moves.toArray()) {
            divided.put(UciMove.format(move, false), perft.countAfter(move, depth));
        }
        return divided;
    }

    /** Returns the median of the runs after the warm-up. */
    private long medianOf(long[] speeds) {
        return median(Arrays.copyOfRange(speeds, WARM_UP, repeat));
    }

    private static long median(long[] values) {
        long[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
