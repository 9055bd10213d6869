package io.github.kingfell.lab.experiment;

import io.github.kingfell.classics.prover.Prover;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.notation.Epd;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs PROVER on single positions with a published effort: the other comparisons of "Mate in 38" (1994) as far as their
 * positions are known, and later solvers.
 */
public final class HistoricExperiment implements Experiment {
    /** The most nodes that the paper spent on a position, number 213 of Win at Chess (section 4.2.6). */
    private static final int PUBLISHED_NODES = 8_000_000;

    /** Table 8 of the paper, processor seconds: number in Win at Chess, PROVER, D.F. Beal's BCP (1984). */
    private static final List<List<String>> TABLE_8 = List.of(
            List.of("WAC.004", "0.02", "2.60"),
            List.of("WAC.005", "0.01", "0.06"),
            List.of("WAC.009", "0.07", "2.00"),
            List.of("WAC.012", "0.04", "0.40"),
            List.of("WAC.014", "95.27", "13.00"),
            List.of("WAC.027", "0.01", "0.20"),
            List.of("WAC.035", "0.14", "7.00"),
            List.of("WAC.050", "0.05", "0.60"),
            List.of("WAC.054", "0.03", "0.10"),
            List.of("WAC.055", "8.53", "10.00"));

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "historic",
                "D. M. Breuker, L. V. Allis, H. J. van den Herik, \"Mate in 38: applying proof-number search to chess\", "
                        + "table 8 and single positions; later solvers",
                1994,
                "two minutes",
                1);
    }

    @Override
    public List<String> inputs() {
        return Stream.of(Suite.MATE_HISTORIC, Suite.MATE_PUBLISHED, Suite.MATE_WAC_80)
                .flatMap(suite -> suite.lines().stream())
                .toList();
    }

    @Override
    public int publishedNodes() {
        return PUBLISHED_NODES;
    }

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        Prover prover = new Prover(nodes);
        return Report.titled("PROVER on published positions")
                .paragraph(String.format(
                        Locale.ROOT,
                        "At most %,d nodes a position; a node is a move made. PROVER takes the first mate that it "
                                + "finds, of any length; the proof checker has replayed every mate. \"Best\" is the "
                                + "shortest known mate; the last columns are a search with this length as its limit, "
                                + "as in some of the published searches.",
                        nodes))
                .section("Single positions")
                .table(
                        List.of("", "published", "best", "here", "nodes", "seconds", "told", "nodes", "seconds"),
                        singlePositions(prover, progress))
                .section("Table 8: BCP on Win at Chess")
                .paragraph("Seconds of 1994, on an IBM RS/6000 at about 4,000 nodes a second, and of 1984.")
                .table(List.of("", "BCP 1984", "PROVER 1994", "here", "nodes", "seconds"), tableEight(prover, progress))
                .build();
    }

    private static List<List<String>> singlePositions(Prover prover, Consumer<String> progress) {
        List<List<String>> rows = new ArrayList<>();
        for (Suite suite : List.of(Suite.MATE_HISTORIC, Suite.MATE_PUBLISHED)) {
            for (Epd epd : SuitePositions.of(suite)) {
                String published = epd.text("c1").isEmpty() ? "solution only" : epd.text("c1");
                List<String> row = new ArrayList<>(List.of(epd.id(), published, "#" + epd.mateLength()));
                row.addAll(measure(prover, epd, Prover.ANY_LENGTH, progress));
                row.addAll(measure(prover, epd, epd.mateLength(), progress));
                rows.add(row);
            }
        }
        return rows;
    }

    private static List<List<String>> tableEight(Prover prover, Consumer<String> progress) {
        Map<String, Epd> positions =
                SuitePositions.of(Suite.MATE_WAC_80).stream().collect(Collectors.toMap(Epd::id, Function.identity()));
        List<List<String>> rows = new ArrayList<>();
        for (List<String> published : TABLE_8) {
            Epd epd = positions.get(published.get(0));
            if (epd == null) {
                throw new IllegalStateException("the suite lacks " + published.get(0));
            }
            List<String> row = new ArrayList<>(List.of(epd.id(), published.get(2), published.get(1)));
            row.addAll(measure(prover, epd, Prover.ANY_LENGTH, progress));
            rows.add(row);
        }
        return rows;
    }

    /** Measures length, nodes and seconds. */
    private static List<String> measure(Prover prover, Epd epd, int bound, Consumer<String> progress) {
        Attempt attempt = ProverExperiment.byProver(prover, epd.position(), bound);
        progress.accept(epd.id() + ": " + attempt);
        return List.of(
                ProverExperiment.length(attempt),
                ProverExperiment.number(attempt.nodes()),
                String.format(Locale.ROOT, "%.2f", attempt.seconds()));
    }
}
