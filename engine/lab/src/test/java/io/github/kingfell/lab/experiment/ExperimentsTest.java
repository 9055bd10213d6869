package io.github.kingfell.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.report.Report;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs the experiments with fewer nodes: they finish, repeat exactly, and count only verified mates. */
class ExperimentsTest {
    private static final int NODES = 3_000;

    @Test
    void proverAgainstDuck() {
        List<String> progress = new ArrayList<>();
        List<Trial> trials = new ProverExperiment().measure(NODES, progress::add);
        assertThat(trials).hasSize(80).hasSameSizeAs(progress);
        assertThat(trials).allSatisfy(trial -> {
            assertThat(trial.prover().nodes()).isBetween(1L, (long) NODES);
            assertThat(trial.duck().nodes()).isBetween(1L, (long) NODES);
            assertThat(trial.prover().isClaimed()).isEqualTo(trial.prover().isSolved());
            assertThat(trial.duck().isClaimed()).isEqualTo(trial.duck().isSolved());
            assertThat(trial.duck().verified()).isLessThanOrEqualTo(trial.duck().claimed());
        });
        // The numbers of the paper: 66, 13 and 1.
        assertThat(trials.stream().map(Trial::published))
                .filteredOn(Solvers.BOTH::equals)
                .hasSize(66);
        assertThat(trials.stream().map(Trial::published))
                .filteredOn(Solvers.PROVER::equals)
                .hasSize(13);
        assertThat(trials.stream().filter(trial -> trial.prover().isSolved())).hasSizeGreaterThan(50);
        assertThat(trials.stream().filter(trial -> trial.duck().isSolved())).hasSizeGreaterThan(20);
    }

    /** The figures of docs/experiments/prover.md. */
    @Test
    @Tag("slow")
    void tableOne() {
        ProverExperiment experiment = new ProverExperiment();
        NodeComparison here = new NodeComparison(experiment.measure(experiment.publishedNodes(), line -> {}));
        assertThat(here.proverTotal()).isEqualTo(891_916);
        assertThat(here.duckTotal()).isEqualTo(4_247_096);
        assertThat(here.trials())
                .filteredOn(trial -> trial.measured() != trial.published())
                .extracting(Trial::id)
                .containsExactly("WAC.105", "WAC.218");
    }

    @Test
    void ranksOfAtkinAndWitten() {
        Report report = new AtkinWittenExperiment().run(1, line -> {});
        assertThat(report.lines())
                .contains("## Morphy", "## Anderssen", "## Fischer")
                .anyMatch(line -> line.matches("\\| all, material first +\\| +72 \\| +23 \\| +42 \\| +70 \\| +35 \\|"))
                .anyMatch(line ->
                        line.startsWith("This reconstruction should reach at least") && line.contains(": reached."));
    }

    @Test
    void theReportIsTheSameEveryTime() {
        Report report = new ProverExperiment().run(500, line -> {});
        assertThat(report.lines())
                .isEqualTo(new ProverExperiment().run(500, line -> {}).lines());
        assertThat(report.lines())
                .startsWith("# PROVER and DUCK on Win at Chess")
                .contains("## Table 1", "## Solved by", "## Verified")
                .anyMatch(line -> line.contains("696,109") && line.contains("4,461,174"));
    }

    @Test
    void historicPositions() {
        Report report = new HistoricExperiment().run(NODES, line -> {});
        assertThat(report.lines())
                .anyMatch(line -> line.contains("Krabbe.194"))
                .anyMatch(line -> line.contains("matetb.1"))
                .anyMatch(line -> line.contains("95.27") && line.contains("WAC.014"));
    }

    @Test
    void tablesAreAligned() {
        List<String> lines = Report.titled("T")
                .table(List.of("a", "long head"), List.of(List.of("first", "1")))
                .build()
                .lines();
        assertThat(lines)
                .containsExactly("# T", "", "| a     | long head |", "|-------|----------:|", "| first |         1 |");
    }
}
