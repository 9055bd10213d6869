package io.github.kingfell.lab.experiment;

import static io.github.kingfell.lab.experiment.ProverExperiment.number;

import io.github.kingfell.classics.bell.KalahMoves;
import io.github.kingfell.report.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Bell's tests of a generator of kalah moves ("Games Playing with Computers", 1972, section 3.3). */
public final class KalahExperiment implements Experiment {
    /** Moves from the position in which every pit continues, from one pit to ten. */
    private static final long[] PUBLISHED_MOVES = {1, 2, 11, 56, 232, 912, 3_333, 12_149, 42_800, 149_117};

    /** "A stack which can go 35 levels deep", for six pits scanned from left to right. */
    private static final int PUBLISHED_STACK = 35;

    private static final int ORDINARY_PITS = 6;

    private static final int PUBLISHED_PITS = 50;
    private static final int PUBLISHED_CLEARING = 839;
    private static final List<Integer> PUBLISHED_PATTERN = List.of(
            50, 48, 46, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 25, 21, 17,
            13, 9, 5, 1, 15, 9, 3, 12, 4, 9, 11, 10, 6, 8, 4, 1, 1, 1, 1, 1, 1, 1);

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "kalah", "A. G. Bell, \"Games Playing with Computers\", section 3.3", 1972, "a second", 1);
    }

    /** Returns the nodes of the source: nothing is searched. */
    @Override
    public int publishedNodes() {
        return 1;
    }

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        List<Integer> made = KalahMoves.longestCleared(PUBLISHED_PITS);
        return Report.titled("Kalah: the tests of a generator of moves")
                .paragraph(
                        "Captures and the opponent's moves are left out, as in Bell's tests. A move whose last counter "
                                + "falls into the kalah is continued.")
                .section("Every pit continues")
                .paragraph("Each pit has as many counters as it is steps from the kalah: 6 5 4 3 2 1. Counted are the "
                        + "ways to a terminal position, and the deepest stack when the pits are scanned from the "
                        + "kalah on (\"right to left\") and towards it. Published: no more than the number of pits, and "
                        + "35 for six pits.")
                .table(List.of("pits", "moves, published", "here", "stack, from the kalah", "towards it"), counts())
                .section("Fifty pits that are cleared")
                .list(
                        List.of(
                                "The printed pattern is cleared in " + KalahMoves.clears(PUBLISHED_PATTERN)
                                        + " moves (published: " + PUBLISHED_CLEARING + ").",
                                "Played backwards from the empty board, the game makes the "
                                        + (made.equals(PUBLISHED_PATTERN) ? "same" : "another")
                                        + " pattern: " + words(made) + ".",
                                "For six pits the rule gives " + words(KalahMoves.longestCleared(ORDINARY_PITS))
                                        + ", cleared in "
                                        + KalahMoves.clears(KalahMoves.longestCleared(ORDINARY_PITS)) + " moves."),
                        "")
                .build();
    }

    private static List<List<String>> counts() {
        List<List<String>> rows = new ArrayList<>();
        for (int pits = 1; pits <= PUBLISHED_MOVES.length; pits++) {
            List<Integer> position = KalahMoves.everyPitContinues(pits);
            KalahMoves.Count near = KalahMoves.count(position, true);
            KalahMoves.Count far = KalahMoves.count(position, false);
            rows.add(List.of(
                    Integer.toString(pits),
                    number(PUBLISHED_MOVES[pits - 1]),
                    number(near.terminal()),
                    Integer.toString(near.deepest()),
                    far.deepest() + (pits == ORDINARY_PITS ? " (published: " + PUBLISHED_STACK + ")" : "")));
        }
        return rows;
    }

    private static String words(List<Integer> position) {
        return position.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
