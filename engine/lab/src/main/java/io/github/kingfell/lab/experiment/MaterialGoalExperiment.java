package io.github.kingfell.lab.experiment;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.lab.kppkb.SearchContestant;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.prover.tree.GainProver;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Proof-number search for a gain of material, which "Mate in 38" (1994, section 6.3) names as the next thing to try, as
 * an advisor to alpha-beta (section 6.4): which gains does it prove that alpha-beta of a few plies does not play?
 */
public final class MaterialGoalExperiment implements Experiment {
    private static final int NODES = 1_000_000;
    private static final int PATIENCE = 1;

    /** Greatest length of a gain in moves. */
    private static final int BOUND = 30;

    private static final int MEGABYTES = 128;
    private static final int[] DEPTHS = {1, 2, 3, 4, 5, 6, 8};

    private final int positions;

    public MaterialGoalExperiment() {
        this(Integer.MAX_VALUE);
    }

    /** @param positions number of positions, from the beginning of the suite */
    MaterialGoalExperiment(int positions) {
        this.positions = positions;
    }

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "material-goal",
                "D. M. Breuker, L. V. Allis, H. J. van den Herik, \"Mate in 38: applying proof-number search to chess\", "
                        + "sections 6.3 and 6.4, which only suggest it",
                1994,
                "four minutes",
                1);
    }

    @Override
    public int publishedNodes() {
        return NODES;
    }

    @Override
    public List<String> inputs() {
        return Suite.TACTIC_WAC.lines();
    }

    /** A position with a proven gain. */
    private record Proved(Epd line, GainCertificate gain) {
        int move() {
            return gain.line()[0];
        }

        boolean isBest() {
            String san = San.format(line.position(), move()).replaceAll("[+#]", "");
            return line.operations().getOrDefault("bm", List.of()).stream()
                    .anyMatch(best -> best.replaceAll("[+#!?]", "").equals(san));
        }

        String won() {
            return gain.isMate() ? "mate" : Integer.toString(gain.proof().points());
        }
    }

    /** Alpha-beta's moves where a gain is proven: the same move, another with the same gain, or neither. */
    private record Advice(int depth, int same, int asGood, List<String> missed) {}

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        List<Epd> lines =
                SuitePositions.of(Suite.TACTIC_WAC).stream().limit(positions).toList();
        GainProver prover = new GainProver(MEGABYTES);
        List<Proved> proved = new ArrayList<>();
        for (Epd line : lines) {
            Optional<GainCertificate> gain = prover.searchMost(
                            line.position(), PATIENCE, BOUND, SearchControl.unlimited(), nodes, nodes)
                    .gain();
            gain.ifPresent(certificate -> proved.add(new Proved(line, certificate)));
            progress.accept(line.id() + ": "
                    + gain.map(any -> proved.get(proved.size() - 1).won()).orElse("-"));
        }
        List<Advice> advice = new ArrayList<>();
        try (Engine engine = Engine.builder(StandardBook.create())
                .certificates(StandardBook.certificates())
                .advice(StandardBook.advice())
                .build()) {
            SearchContestant.prepare(engine);
            for (int depth : DEPTHS) {
                advice.add(advise(engine, prover, proved, depth, nodes));
                progress.accept(depth + " plies: "
                        + advice.get(advice.size() - 1).missed().size() + " missed");
            }
        }
        return report(lines.size(), proved, advice, nodes);
    }

    private static Advice advise(Engine engine, GainProver prover, List<Proved> proved, int depth, int nodes) {
        SearchContestant alphaBeta = new SearchContestant(
                engine, depth + " plies", SearchLimits.builder().depth(depth).build());
        int same = 0;
        int asGood = 0;
        List<String> missed = new ArrayList<>();
        for (Proved position : proved) {
            Position root = position.line().position();
            int move = alphaBeta.move(root);
            if (move == position.move()) {
                same++;
            } else if (prover.gains(root, move, position.gain().proof().points(), PATIENCE, BOUND, nodes)) {
                asGood++;
            } else {
                missed.add(position.line().id());
            }
        }
        return new Advice(depth, same, asGood, missed);
    }

    private static Report report(int all, List<Proved> proved, List<Advice> advice, int nodes) {
        long best = proved.stream().filter(Proved::isBest).count();
        Map<String, Long> won =
                proved.stream().collect(Collectors.groupingBy(Proved::won, TreeMap::new, Collectors.counting()));
        return Report.titled("Gain of material as a goal of proof-number search")
                .paragraph(String.format(
                        Locale.ROOT,
                        "The %d positions of Win at Chess without a known mate; at most %,d nodes to prove a first "
                                + "gain and as many for each greater gain. A gain is kept against every capture, "
                                + "promotion and check and %d quiet move; a checker that uses only the rules has "
                                + "replayed each proof.",
                        all,
                        nodes,
                        PATIENCE))
                .paragraph(String.format(
                        Locale.ROOT,
                        "Proved: %d. In %d of them the proof begins with a best move of the collection. (A gain is "
                                + "not always the best result, and some of these problems win by attack or save a "
                                + "draw.)",
                        proved.size(),
                        best))
                .section("What was won")
                .table(
                        List.of("points", "positions"),
                        won.entrySet().stream()
                                .map(entry ->
                                        List.of(entry.getKey(), entry.getValue().toString()))
                                .toList())
                .section("The moves of alpha-beta in these positions")
                .paragraph("Alpha-beta with a depth limit in plies, with its extensions and its quiescence search. As "
                        + "good: alpha-beta plays another move, for which the same gain is proved within the same "
                        + "limit. Missed: no such gain was proved for its move, which may still be better for another "
                        + "reason.")
                .table(
                        List.of("plies", "the proved move", "as good", "missed", "missed, %"),
                        advice.stream().map(row -> row(row, proved.size())).toList())
                .section("Missed")
                .list(
                        advice.stream()
                                .filter(row -> row.depth() >= 4)
                                .map(row -> row.depth() + " plies: " + String.join(", ", row.missed()))
                                .toList(),
                        "Nothing.")
                .build();
    }

    private static List<String> row(Advice row, int proved) {
        return List.of(
                Integer.toString(row.depth()),
                Integer.toString(row.same()),
                Integer.toString(row.asGood()),
                Integer.toString(row.missed().size()),
                String.format(Locale.ROOT, "%.0f", 100.0 * row.missed().size() / Math.max(1, proved)));
    }
}
