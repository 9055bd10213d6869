package io.github.kingfell.lab.experiment;

import static io.github.kingfell.lab.experiment.ProverExperiment.number;

import io.github.kingfell.classics.prover.Prover;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.prover.tree.ChildOrder;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.notation.Epd;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * "Move ordering has almost no influence on the performance of pn-search" ("Mate in 38", 1994, section 5.1.1), measured
 * with the orders of {@link ChildOrder}: on the 80 positions of Win at Chess, and on two where only equals are left.
 */
public final class ProverOrderExperiment implements Experiment {
    private static final int PUBLISHED_NODES = 1_000_000;

    /** As generated, reversed, and twelve random ones. */
    private static final int ORDERS = 14;

    private static final List<String> TIES = List.of("Loyd.ICCA13", "Matefish.1");

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "prover-order",
                "D. M. Breuker, L. V. Allis, H. J. van den Herik, \"Mate in 38: applying proof-number search to"
                        + " chess\", section 5.1.1 and figure 9",
                1994,
                "one minute",
                1);
    }

    @Override
    public List<String> inputs() {
        return Stream.of(Suite.MATE_WAC_80, Suite.MATE_HISTORIC, Suite.MATE_PUBLISHED)
                .flatMap(suite -> suite.lines().stream())
                .toList();
    }

    @Override
    public int publishedNodes() {
        return PUBLISHED_NODES;
    }

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        List<Epd> many = SuitePositions.of(Suite.MATE_WAC_80);
        List<Epd> ties = ties();
        List<List<Attempt>> onMany = new ArrayList<>();
        List<List<Attempt>> onTies = new ArrayList<>();
        for (int order = 0; order < ORDERS; order++) {
            Prover prover = new Prover(nodes, order);
            onTies.add(attempts(prover, ties));
            onMany.add(attempts(prover, many));
            progress.accept(
                    named(order) + ": " + onTies.get(order) + "; " + solved(onMany.get(order)) + " of " + many.size());
        }
        return report(many, onMany, onTies, nodes);
    }

    private static List<Epd> ties() {
        return Stream.of(Suite.MATE_HISTORIC, Suite.MATE_PUBLISHED)
                .flatMap(suite -> SuitePositions.of(suite).stream())
                .filter(epd -> TIES.contains(epd.id()))
                .toList();
    }

    private static List<Attempt> attempts(Prover prover, List<Epd> positions) {
        return positions.stream()
                .map(epd -> ProverExperiment.byProver(prover, epd.position(), Prover.ANY_LENGTH))
                .toList();
    }

    private static Report report(List<Epd> many, List<List<Attempt>> onMany, List<List<Attempt>> onTies, int nodes) {
        List<Integer> common = IntStream.range(0, many.size())
                .filter(i ->
                        onMany.stream().allMatch(attempts -> attempts.get(i).isSolved()))
                .boxed()
                .toList();
        return Report.titled("The order of moves in PROVER")
                .paragraph(String.format(
                        Locale.ROOT,
                        "At most %,d nodes a position; a node is a move made. The proof checker has replayed every "
                                + "mate. Published: \"move ordering has almost no influence on the performance of "
                                + "pn-search\" (5.1.1, for DUCK's order); Loyd's problem with a mate in 19 after 408 "
                                + "nodes (figure 9).",
                        nodes))
                .section("Orders")
                .table(
                        List.of("order", "Loyd.ICCA13", "Matefish.1", "WAC solved", "total nodes", "the common ones"),
                        IntStream.range(0, ORDERS)
                                .mapToObj(order -> row(order, onMany.get(order), onTies.get(order), common))
                                .toList())
                .paragraph("The total counts unsolved positions with the nodes spent on them; the last column counts "
                        + "the " + common.size() + " positions that every order solves.")
                .section("Single positions of Win at Chess")
                .list(spread(many, onMany, common), "No position is solved by every order.")
                .build();
    }

    private static List<String> row(int order, List<Attempt> many, List<Attempt> ties, List<Integer> common) {
        return List.of(
                named(order),
                ties.get(0).toString(),
                ties.get(1).toString(),
                number(solved(many)),
                number(many.stream().mapToLong(Attempt::nodes).sum()),
                number(common.stream().mapToLong(i -> many.get(i).nodes()).sum()));
    }

    private static String named(int order) {
        return switch (order) {
            case ChildOrder.GENERATED -> "0, as generated";
            case ChildOrder.REVERSED -> "1, reversed";
            default -> order + ", random";
        };
    }

    private static long solved(List<Attempt> attempts) {
        return attempts.stream().filter(Attempt::isSolved).count();
    }

    /** How far the orders lie apart on one position: most nodes divided by fewest. */
    private static List<String> spread(List<Epd> many, List<List<Attempt>> onMany, List<Integer> common) {
        if (common.isEmpty()) {
            return List.of();
        }
        List<double[]> ratios = common.stream()
                .map(i -> new double[] {ratio(onMany, i), i})
                .sorted((one, other) -> Double.compare(one[0], other[0]))
                .toList();
        double[] worst = ratios.get(ratios.size() - 1);
        return List.of(
                String.format(
                        Locale.ROOT,
                        "The median of the ratio of most to fewest nodes is %.2f.",
                        ratios.get(ratios.size() / 2)[0]),
                String.format(
                        Locale.ROOT,
                        "The greatest is %.2f, on %s.",
                        worst[0],
                        many.get((int) worst[1]).id()));
    }

    private static double ratio(List<List<Attempt>> onMany, int position) {
        long most = onMany.stream()
                .mapToLong(attempts -> attempts.get(position).nodes())
                .max()
                .orElseThrow();
        long fewest = onMany.stream()
                .mapToLong(attempts -> attempts.get(position).nodes())
                .min()
                .orElseThrow();
        return most / (double) Math.max(1, fewest);
    }
}
