package io.github.kingfell.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.report.Report;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class StableGainExperimentTest {
    /** The weaker definition claims more, and what it claims is not always kept. */
    @Test
    @Tag("slow")
    void thePapersDefinitionClaimsMoreThanIsKept() {
        Report report = new StableGainExperiment(40).run(30_000, line -> {});
        List<List<String>> rows = report.blocks().stream()
                .filter(Report.Block.Table.class::isInstance)
                .map(Report.Block.Table.class::cast)
                .findFirst()
                .orElseThrow()
                .rows();
        int claimed = Integer.parseInt(rows.get(0).get(1));
        int kept = Integer.parseInt(rows.get(1).get(1));
        int open = Integer.parseInt(rows.get(2).get(1));
        assertThat(kept).isBetween(1, claimed - 1);
        assertThat(kept + open).isEqualTo(claimed);
    }
}
