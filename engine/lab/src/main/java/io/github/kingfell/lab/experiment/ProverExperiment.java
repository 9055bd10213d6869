package io.github.kingfell.lab.experiment;

import io.github.kingfell.classics.duck.Duck;
import io.github.kingfell.classics.prover.Prover;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.search.MateJudge;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * PROVER against DUCK on Win at Chess: section 4.1.1 and table 1 of D.M. Breuker, L.V. Allis and H.J. van den Herik,
 * "Mate in 38: applying proof-number search to chess" (1994).
 *
 * <p>The proof checker replays PROVER's mates. DUCK produces no proof, so a judge has to find a mate that is no longer
 * than its claim.
 */
public final class ProverExperiment implements Experiment {
    private static final int PUBLISHED_NODES = 1_000_000;

    /** The judge has a large limit, because a mate that it does not prove does not count for DUCK. */
    private static final long JUDGE_NODES = 50_000_000;

    private static final int JUDGE_MEGABYTES = 64;

    private static final int[] ALL_MOVES = {};

    private final List<Epd> positions;

    public ProverExperiment() {
        this(SuitePositions.of(Suite.MATE_WAC_80));
    }

    ProverExperiment(List<Epd> positions) {
        this.positions = List.copyOf(positions);
    }

    @Override
    public ExperimentCard card() {
        return new ExperimentCard(
                "prover",
                "D. M. Breuker, L. V. Allis, H. J. van den Herik, \"Mate in 38: applying proof-number search to chess\", "
                        + "section 4.1.1, table 1",
                1994,
                "half a minute",
                1);
    }

    @Override
    public List<String> inputs() {
        return Suite.MATE_WAC_80.lines();
    }

    @Override
    public int publishedNodes() {
        return PUBLISHED_NODES;
    }

    @Override
    public Report run(int nodes, Consumer<String> progress) {
        return report(new NodeComparison(measure(nodes, progress)), nodes);
    }

    List<Trial> measure(int nodes, Consumer<String> progress) {
        Prover prover = new Prover(nodes);
        MateJudge judge = new ProofNumberPlayer(JUDGE_MEGABYTES).judge();
        List<Trial> trials = new ArrayList<>();
        for (Epd epd : positions) {
            Trial trial = new Trial(
                    epd.id(),
                    Solvers.published(epd.text("c0")),
                    byProver(prover, epd.position(), Prover.ANY_LENGTH),
                    byDuck(judge, epd.position(), nodes));
            progress.accept(trial.id() + ": PROVER " + trial.prover() + "; DUCK " + trial.duck());
            trials.add(trial);
        }
        return trials;
    }

    static Attempt byProver(Prover prover, Position root, int bound) {
        long begun = System.nanoTime();
        Prover.Result result = prover.search(root, bound);
        long nanos = System.nanoTime() - begun;
        int moves = result.mate().map(MateCertificate::moves).orElse(0);
        // A refused proof has no length, but the claim must still be visible.
        return new Attempt(result.claimed() ? Math.max(1, moves) : 0, moves, result.nodes(), nanos);
    }

    private static Attempt byDuck(MateJudge judge, Position root, int nodes) {
        long begun = System.nanoTime();
        Duck.Result result = Duck.search(root, nodes);
        long nanos = System.nanoTime() - begun;
        Optional<MateCertificate> mate = result.isMate()
                ? judge.prove(root, ALL_MOVES, result.moves(), JUDGE_NODES, SearchControl.unlimited())
                : Optional.empty();
        return new Attempt(result.moves(), mate.map(MateCertificate::moves).orElse(0), result.nodes(), nanos);
    }

    private static Report report(NodeComparison measured, int nodes) {
        List<Trial> trials = measured.trials();
        return Report.titled("PROVER and DUCK on Win at Chess")
                .paragraph(String.format(
                        Locale.ROOT,
                        "%d positions, at most %,d nodes for each program at each; a node is a move made.",
                        trials.size(),
                        nodes))
                .section("Table 1")
                .table(List.of("", "PROVER 1994", "PROVER here", "DUCK 1994", "DUCK here"), tableOne(measured, nodes))
                .section("Solved by")
                .table(List.of("", "1994", "here"), solvedByWhom(measured))
                .paragraph("Every difference from 1994:")
                .list(measured.differences(), "None.")
                .section("Verified")
                .list(List.of(verified("PROVER", trials, Trial::prover), verified("DUCK", trials, Trial::duck)), "")
                .section("Every position")
                .table(List.of("", "1994", "here", "PROVER", "nodes", "DUCK", "nodes", "factor"), everyPosition(trials))
                .build();
    }

    private static List<List<String>> tableOne(NodeComparison here, int nodes) {
        int both = here.solvedBy(Solvers.BOTH).size();
        String more = "> " + number(nodes);
        return List.of(
                List.of("solved by both", "66", number(both), "66", number(both)),
                List.of("total nodes", "696,109", number(here.proverTotal()), "4,461,174", number(here.duckTotal())),
                List.of(
                        "average nodes",
                        "10,547",
                        number(NodeComparison.average(here.proverTotal(), both)),
                        "67,593",
                        number(NodeComparison.average(here.duckTotal(), both))),
                List.of("best algorithm", "55", number(here.proverBetter()), "11", number(here.duckBetter())),
                best("PROVER's best", "271", "331,404", here.proversBest()),
                best("DUCK's best", "2,355", "311", here.ducksBest()),
                List.of("PROVER solved", "305,912", orNone(here.proverAloneAverage()), "> 1,000,000", more),
                List.of("DUCK solved", "> 1,000,000", more, "777,182", orNone(here.duckAloneAverage())));
    }

    private static List<String> best(String title, String prover, String duck, Optional<Trial> here) {
        return List.of(
                title + here.map(trial -> " (here " + trial.id() + ")").orElse(""),
                prover,
                here.map(trial -> number(trial.prover().nodes())).orElse("-"),
                duck,
                here.map(trial -> number(trial.duck().nodes())).orElse("-"));
    }

    private static List<List<String>> solvedByWhom(NodeComparison here) {
        List<List<String>> rows = new ArrayList<>();
        for (Solvers solvers : Solvers.values()) {
            long published = here.trials().stream()
                    .filter(trial -> trial.published() == solvers)
                    .count();
            rows.add(List.of(
                    solvers.toString(),
                    number(published),
                    number(here.solvedBy(solvers).size())));
        }
        return rows;
    }

    private static String verified(String program, List<Trial> trials, Function<Trial, Attempt> of) {
        long claims = trials.stream().map(of).filter(Attempt::isClaimed).count();
        long solved = trials.stream().map(of).filter(Attempt::isSolved).count();
        return String.format(Locale.ROOT, "%s claimed %d mates, %d were verified.", program, claims, solved);
    }

    private static List<List<String>> everyPosition(List<Trial> trials) {
        return trials.stream()
                .map(trial -> List.of(
                        trial.id(),
                        trial.published().toString(),
                        trial.measured().toString(),
                        length(trial.prover()),
                        number(trial.prover().nodes()),
                        length(trial.duck()),
                        number(trial.duck().nodes()),
                        String.format(Locale.ROOT, "%.2f", trial.factor())))
                .toList();
    }

    static String length(Attempt attempt) {
        if (attempt.isSolved()) {
            return "#" + attempt.verified();
        }
        return attempt.isClaimed() ? "#" + attempt.claimed() + "?" : "-";
    }

    private static String orNone(long average) {
        return average == 0 ? "-" : number(average);
    }

    static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }
}
