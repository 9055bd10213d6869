package io.github.kingfell.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.report.Report;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MaterialGoalExperimentTest {
    /** Deeper searches miss fewer of the gains, and one ply misses some. */
    @Test
    @Tag("slow")
    void alphaBetaMissesLessTheDeeperItLooks() {
        Report report = new MaterialGoalExperiment(40).run(200_000, line -> {});
        List<List<String>> rows = report.blocks().stream()
                .filter(Report.Block.Table.class::isInstance)
                .map(Report.Block.Table.class::cast)
                .filter(table -> table.head().contains("missed"))
                .findFirst()
                .orElseThrow()
                .rows();
        int proved = sum(rows.get(0));
        assertThat(proved).isGreaterThanOrEqualTo(10);
        assertThat(rows).allMatch(row -> sum(row) == proved);
        int atOnePly = Integer.parseInt(rows.get(0).get(3));
        int atEightPlies = Integer.parseInt(rows.get(rows.size() - 1).get(3));
        assertThat(atOnePly).isGreaterThan(atEightPlies);
    }

    private static int sum(List<String> row) {
        return row.subList(1, 4).stream().mapToInt(Integer::parseInt).sum();
    }
}
