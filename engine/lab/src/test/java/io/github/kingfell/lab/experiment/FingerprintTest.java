package io.github.kingfell.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.report.Report;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class FingerprintTest {
    private record Sham(int version, List<String> inputs) implements Experiment {
        @Override
        public ExperimentCard card() {
            return new ExperimentCard("sham", "Nobody, \"Nothing\"", 1950, "no time", version);
        }

        @Override
        public int publishedNodes() {
            return 10;
        }

        @Override
        public Report run(int nodes, Consumer<String> progress) {
            return Report.titled("Sham").build();
        }
    }

    private static final Fingerprint FIRST = Fingerprint.of(new Sham(1, List.of("a", "b")), 10);

    @Test
    void isTheSameForTheSame() {
        assertThat(Fingerprint.of(new Sham(1, List.of("a", "b")), 10)).isEqualTo(FIRST);
        assertThat(FIRST.text()).matches("[0-9a-f]{12}");
    }

    @Test
    void versionLimitAndInputsChangeIt() {
        assertThat(List.of(
                        FIRST,
                        Fingerprint.of(new Sham(2, List.of("a", "b")), 10),
                        Fingerprint.of(new Sham(1, List.of("a", "b")), 11),
                        Fingerprint.of(new Sham(1, List.of("a", "c")), 10),
                        Fingerprint.of(new Sham(1, List.of("ab")), 10),
                        Fingerprint.of(new Sham(1, List.of()), 10)))
                .doesNotHaveDuplicates();
    }

    @Test
    void aPageSaysWhatItWasMadeFrom() {
        assertThat(FIRST.state(List.of())).isEqualTo(Fingerprint.State.MISSING);
        assertThat(FIRST.state(List.of("# Sham", "", "`kingfell experiment sham`, 2026-01-01.")))
                .isEqualTo(Fingerprint.State.OUT_OF_DATE);
        assertThat(FIRST.state(List.of("# Sham", "", "`x`, version 1, " + FIRST.stamp() + ".")))
                .isEqualTo(Fingerprint.State.CURRENT);
        assertThat(Fingerprint.of(new Sham(2, List.of("a", "b")), 10)
                        .state(List.of("# Sham", "", "`x`, version 1, " + FIRST.stamp() + ".")))
                .isEqualTo(Fingerprint.State.OUT_OF_DATE);
    }

    @Test
    void anExperimentWithoutSourceIsNone() {
        assertThatThrownBy(() -> new ExperimentCard("sham", " ", 1950, "no time", 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRowMustFitItsTable() {
        Report.Builder report = Report.titled("T");
        assertThatThrownBy(() -> report.table(List.of("a", "b"), List.of(List.of("1"))))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
