package io.github.kingfell.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class NodeComparisonTest {
    private static final Attempt FAILED = new Attempt(0, 0, 1_000, 1);
    private static final Attempt UNVERIFIED = new Attempt(3, 0, 7, 1);

    private static Attempt solved(long nodes) {
        return new Attempt(3, 3, nodes, 1);
    }

    private static Trial trial(String id, Solvers published, Attempt prover, Attempt duck) {
        return new Trial(id, published, prover, duck);
    }

    private final NodeComparison comparison = new NodeComparison(List.of(
            trial("a", Solvers.BOTH, solved(10), solved(1_000)),
            trial("b", Solvers.BOTH, solved(100), solved(50)),
            trial("c", Solvers.PROVER, solved(41), solved(41)),
            trial("d", Solvers.PROVER, solved(200), FAILED),
            trial("e", Solvers.PROVER, solved(301), UNVERIFIED),
            trial("f", Solvers.DUCK, FAILED, solved(600)),
            trial("g", Solvers.NEITHER, FAILED, FAILED)));

    @Test
    void countsOnlyWhatBothSolved() {
        assertThat(comparison.solvedBy(Solvers.BOTH)).extracting(Trial::id).containsExactly("a", "b", "c");
        assertThat(comparison.proverTotal()).isEqualTo(151);
        assertThat(comparison.duckTotal()).isEqualTo(1_091);
        assertThat(NodeComparison.average(151, 3)).isEqualTo(50);
        assertThat(NodeComparison.average(0, 0)).isZero();
    }

    @Test
    void theBetterOneNeedsFewerNodesAndEqualIsNobodys() {
        assertThat(comparison.proverBetter()).isEqualTo(1);
        assertThat(comparison.duckBetter()).isEqualTo(1);
        assertThat(comparison.proversBest().map(Trial::id)).contains("a");
        assertThat(comparison.ducksBest().map(Trial::id)).contains("b");
    }

    @Test
    void whatOneSolvedAlone() {
        assertThat(comparison.proverAloneAverage()).isEqualTo(251);
        assertThat(comparison.duckAloneAverage()).isEqualTo(600);
    }

    @Test
    void everyDifferenceIsNamed() {
        assertThat(comparison.differences())
                .containsExactly(
                        "c: published PROVER only, measured both (PROVER #3 in 41 nodes; DUCK #3 in 41 nodes)");
    }

    @Test
    void nothingMeasured() {
        NodeComparison nothing = new NodeComparison(List.of());
        assertThat(nothing.proverTotal()).isZero();
        assertThat(nothing.proversBest()).isEmpty();
        assertThat(nothing.duckAloneAverage()).isZero();
    }

    @Test
    void whoSolvedItInThePaper() {
        assertThat(Solvers.published("1994: solved by DUCK only within 1M nodes"))
                .isEqualTo(Solvers.DUCK);
        assertThat(Solvers.published("1994: solved by PROVER and DUCK within")).isEqualTo(Solvers.BOTH);
        assertThat(UNVERIFIED).hasToString("#3 not verified");
        assertThat(FAILED.toString().toLowerCase(Locale.ROOT)).isEqualTo("none in 1,000 nodes");
    }
}
