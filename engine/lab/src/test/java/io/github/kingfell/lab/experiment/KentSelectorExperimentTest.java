package io.github.kingfell.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.report.Report;
import java.util.List;
import org.junit.jupiter.api.Test;

class KentSelectorExperimentTest {
    /** The distribution that the paper found: a good selection with a long tail. */
    @Test
    void fewBestMovesStandFarDown() {
        KentSelectorExperiment experiment = new KentSelectorExperiment();
        List<List<String>> rows = experiment.run(1, line -> {}).blocks().stream()
                .filter(Report.Block.Table.class::isInstance)
                .map(Report.Block.Table.class::cast)
                .findFirst()
                .orElseThrow()
                .rows();
        assertThat(together(rows, 0)).isBetween(28.0, 38.0);
        assertThat(together(rows, 1)).isBetween(45.0, 58.0);
        assertThat(together(rows, 7)).isGreaterThanOrEqualTo(85.0);
        assertThat(rows.stream().mapToInt(row -> row.get(3).equals("0") ? 0 : Integer.parseInt(row.get(0))))
                .anyMatch(rank -> rank > 20);
    }

    private static double together(List<List<String>> rows, int row) {
        return Double.parseDouble(rows.get(row).get(4));
    }
}
