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

    /** The first game with the first version, the second with the one that has tables for pawns. */
    @Test
    void thePrintedGamesAreRepeatedInPart() {
        List<List<String>> rows = new KentSelectorExperiment()
                .run(1, line -> {}).blocks().stream()
                        .filter(Report.Block.Table.class::isInstance)
                        .map(Report.Block.Table.class::cast)
                        .reduce((first, last) -> last)
                        .orElseThrow()
                        .rows();
        assertThat(rows)
                .extracting(row -> row.subList(0, 4))
                .contains(
                        List.of("First winning game", "kentfirst", "28", "21"),
                        List.of("Sample game", "kent", "13", "8"));
        assertThat(rows.get(0).get(4))
                .startsWith("6. ")
                .contains(", 9. ", ", 11. ", ", 22. ", ", 23. ", ", 25. ", ", 26. ");
    }

    private static double together(List<List<String>> rows, int row) {
        return Double.parseDouble(rows.get(row).get(4));
    }
}
