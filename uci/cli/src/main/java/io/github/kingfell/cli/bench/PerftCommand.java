package io.github.kingfell.cli.bench;

import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Perft;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts the leaves of the game tree, and how fast. */
@Command(name = "perft", description = "Count the leaves of the game tree at a depth, and the time it takes.")
public final class PerftCommand implements Callable<Integer> {
    private static final int DEEPEST = 100;

    /** Runs that only warm the virtual machine up. */
    private static final int WARM_UP = 2;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "DEPTH", description = "plies, from 1 on")
    private int depth;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "FEN", description = "the position; default: the start")
    private List<String> fen = List.of();

    @Option(names = "--divide", description = "show the count below each move")
    private boolean divide;

    @Option(
            names = "--repeat",
            converter = WholeNumber.Count.class,
            paramLabel = "K",
            description = "count K times; from 3 on, also tell the median without the first two runs")
    private int repeat = 1;

    @Override
    public Integer call() throws NotationException {
        if (depth < 1 || depth > DEEPEST) {
            throw new ParameterException(spec.commandLine(), "DEPTH must be from 1 to " + DEEPEST);
        }
        Position position = Fen.parse(fen.isEmpty() ? Fen.START : String.join(" ", fen));
        PrintWriter out = spec.commandLine().getOut();
        if (divide) {
            printDivide(position, out);
        }
        long[] speeds = new long[repeat];
        for (int run = 0; run < repeat; run++) {
            long begun = System.nanoTime();
            long leaves = new Perft(position, depth).count(depth);
            double seconds = Math.max(1, System.nanoTime() - begun) / 1e9;
            speeds[run] = Math.round(leaves / seconds);
            out.println("Nodes searched: " + leaves
                    + String.format(Locale.ROOT, "  time %.3f s  %d nodes/s", seconds, speeds[run]));
        }
        if (repeat > WARM_UP) {
            long[] counted = Arrays.copyOfRange(speeds, WARM_UP, repeat);
            out.println("Median of runs " + (WARM_UP + 1) + " to " + repeat + ": " + median(counted) + " nodes/s");
        }
        return ExitCode.DONE;
    }

    private void printDivide(Position position, PrintWriter out) {
        Perft perft = new Perft(position, depth);
        MoveList moves = new MoveList();
        new MoveGenerator(position).generate(position, moves);
        for (int move : moves.toArray()) {
            out.println(UciMove.format(move, false) + ": " + perft.countAfter(move, depth));
        }
    }

    private static long median(long[] values) {
        long[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
