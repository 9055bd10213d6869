package io.github.kingfell.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.report.Report;
import io.github.kingfell.report.Report.Block;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Runs Bell's experiments as a user does, and checks the figures in the documents. */
class BellExperimentsTest {
    private static final double COMPOSED_LIKE_PUBLISHED = 8;

    @Test
    void onComposedProblemsRefutationsRepeatAsPublished() {
        List<Block.Table> tables = tables(new BellRefutationExperiment());
        List<String> composed = row(tables.get(0), "composed problems");
        assertThat(percent(composed.get(3)))
                .as("same move")
                .isBetween(60 - COMPOSED_LIKE_PUBLISHED, 60 + COMPOSED_LIKE_PUBLISHED);
        assertThat(percent(composed.get(4)))
                .as("same piece")
                .isBetween(75 - COMPOSED_LIKE_PUBLISHED, 75 + COMPOSED_LIKE_PUBLISHED);
    }

    @Test
    void reorderingSavesLists() {
        Block.Table costs = tables(new BellRefutationExperiment()).get(1);
        List<String> alone = costs.rows().get(costs.rows().size() - 1);
        assertThat(alone).startsWith("all", "alone");
        assertThat(percent(alone.get(4))).as("all lists").isBetween(30.0, 45.0);
        assertThat(percent(alone.get(6))).as("but for the check").isGreaterThan(50);
    }

    @Test
    void aLimitLeavesProblemsOut() {
        BellRefutationExperiment experiment = new BellRefutationExperiment();
        Report report = experiment.run(1, line -> {});
        assertThat(row((Block.Table) report.blocks().get(2), "all").get(1)).isEqualTo("0");
    }

    /**
     * The published 95 % is not reached with the ratio as written, whose result is well above chance. It is reached
     * with whole numbers, but only while equal moves do not count.
     */
    @Test
    void mobilityAgreesWithMastersMoreThanChance() {
        List<Block.Table> tables = tables(new BellMobilityExperiment());
        List<String> together = row(tables.get(0), "together");
        assertThat(Integer.parseInt(together.get(1))).isGreaterThanOrEqualTo(336);
        assertThat(percent(together.get(2))).isBetween(percent(together.get(5)) + 15, 80.0);
        List<String> whole = row(tables.get(1), "whole ratio");
        assertThat(percent(whole.get(2))).isBetween(94.5, 95.5);
        assertThat(percent(whole.get(3))).isLessThan(75);
        assertThat(row(tables.get(2), "Reti").get(2)).isEqualTo("100.0 %");
    }

    private static List<Block.Table> tables(Experiment experiment) {
        return experiment.run(experiment.publishedNodes(), line -> {}).blocks().stream()
                .filter(Block.Table.class::isInstance)
                .map(Block.Table.class::cast)
                .toList();
    }

    private static List<String> row(Block.Table table, String name) {
        return table.rows().stream()
                .filter(row -> row.get(0).equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static double percent(String cell) {
        return Double.parseDouble(cell.replace(" %", ""));
    }
}
