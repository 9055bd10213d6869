package io.github.kingfell.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TuringGlennieExperimentTest {
    @Test
    void bothVersionsMoveByMove() {
        List<String> progress = new ArrayList<>();
        List<String> lines = new TuringGlennieExperiment().run(1, progress::add).lines();
        assertThat(progress).hasSize(2);
        assertThat(lines)
                .contains("## As in Turing's typescript", "## As usually printed")
                .anyMatch(line -> line.startsWith("| 2 ") && line.contains("Nc3") && line.contains("the same"))
                .anyMatch(line -> line.startsWith("| 29 ") && line.contains("-1000.000"));
    }
}
