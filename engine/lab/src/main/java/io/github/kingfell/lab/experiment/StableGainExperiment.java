package io.github.kingfell.lab.experiment;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.prover.tree.GainProver;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The paper's own example of a stable gain ("Mate in 38", 1994, section 6.3) beside a gain that is kept: how many
 * positions does each claim, and what are the claims of the weaker definition worth?
 */
public final class StableGainExperiment implements Experiment {
    private static final int NODES = 100_000;
    private static final int POINTS = 1;
    private static final int PATIENCE = 1;

    /** Greatest length of a gain in moves. */
    private static final int BOUND = 30;

    private static final int MEGABYTES = 64;

    private final int positions;

    public StableGainExperiment() {
        this(Integer.MAX_VALUE);
    }

    /** @param positions number of positions, from the beginning of the suite */
    StableGainExperiment(int positions) {
        this.positions = positions;
    }

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "stable-gain",
                "D. M. Breuker, L. V. Allis, H. J. van den Herik, \"Mate in 38: applying proof-number search to chess\", "
                        + "section 6.3",
                1994,
                "two minutes",
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

    /**
     * What was found for a position.
     *
     * @param claimed move of the paper's definition, or none
     * @param kept whether the gain of that move is kept, as a checker has confirmed
     * @param proved whether any move has a gain that is kept
     */
    private record Finding(Epd line, int claimed, boolean kept, boolean proved) {
        boolean isClaimed() {
            return claimed != Move.NONE;
        }

        boolean isBest() {
            String san = San.format(line.position(), claimed).replaceAll("[+#]", "");
            return line.operations().getOrDefault("bm", List.of()).stream()
                    .anyMatch(best -> best.replaceAll("[+#!?]", "").equals(san));
        }
    }

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        GainProver prover = new GainProver(MEGABYTES);
        List<Finding> findings = new ArrayList<>();
        for (Epd line :
                SuitePositions.of(Suite.TACTIC_WAC).stream().limit(positions).toList()) {
            Finding finding = find(prover, line, nodes);
            findings.add(finding);
            progress.accept(line.id() + ": " + (finding.isClaimed() ? finding.kept() ? "kept" : "claimed" : "-"));
        }
        return report(findings, nodes);
    }

    private static Finding find(GainProver prover, Epd line, int nodes) {
        Position root = line.position();
        int claimed = prover.claim(root, POINTS, BOUND, nodes);
        boolean kept = claimed != Move.NONE && prover.gains(root, claimed, POINTS, PATIENCE, BOUND, nodes);
        boolean proved = kept
                || prover.search(root, POINTS, PATIENCE, BOUND, SearchControl.unlimited(), nodes)
                        .gain()
                        .isPresent();
        return new Finding(line, claimed, kept, proved);
    }

    private static Report report(List<Finding> findings, int nodes) {
        List<Finding> claimed = findings.stream().filter(Finding::isClaimed).toList();
        List<Finding> kept = claimed.stream().filter(Finding::kept).toList();
        List<Finding> open = claimed.stream().filter(finding -> !finding.kept()).toList();
        return Report.titled("The paper's own stable gain")
                .paragraph(String.format(
                        Locale.ROOT,
                        "The %d positions of Win at Chess without a known mate; at most %,d nodes for each search. A gain "
                                + "is stable when \"the attacker is to move and has gained at least the material which "
                                + "is expected\", here one point: one reply is looked at, and nothing after it. A gain is "
                                + "kept when it withstands every capture, promotion and check and %d quiet move, and "
                                + "a checker has replayed the proof.",
                        findings.size(),
                        nodes,
                        PATIENCE))
                .table(
                        List.of("", "positions", "the first move is a best move of the collection"),
                        List.of(
                                row("claimed by the paper's definition", claimed),
                                row("of these the gain of the claimed move is kept", kept),
                                row("of these it is not proved to be kept", open)))
                .paragraph(String.format(
                        Locale.ROOT,
                        "A gain that is kept is proved, for any move, in %d positions; in %d of them the paper's "
                                + "definition claims one too.",
                        findings.stream().filter(Finding::proved).count(),
                        claimed.stream().filter(Finding::proved).count()))
                .build();
    }

    private static List<String> row(String words, List<Finding> findings) {
        return List.of(
                words,
                Integer.toString(findings.size()),
                Long.toString(findings.stream().filter(Finding::isBest).count()));
    }
}
