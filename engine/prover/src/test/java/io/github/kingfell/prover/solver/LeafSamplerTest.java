package io.github.kingfell.prover.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.solver.LeafSampler.LeafResult;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LeafSamplerTest {
    /** A mate that takes more nodes than are spent here. */
    private static final String LONG = "b4r1k/pq2rp2/1p1bpn1p/3PN2n/2P2P2/P2B3K/1B2Q2N/3R2R1 w - - 0 1";

    @Test
    void measuresAsManyLeavesAsAreWantedAndNoneForLongerThanAllowed() {
        List<LeafResult> outcomes = sample(20, 50);
        assertThat(outcomes).hasSize(20);
        assertThat(outcomes).allSatisfy(outcome -> {
            assertThat(outcome.feature(LeafSampler.features().indexOf("constant")))
                    .isEqualTo(1);
            assertThat(outcome.nodes()).isBetween(1L, 50L);
        });
    }

    @Test
    void withMoreWorkMoreIsProved() {
        assertThat(proved(sample(60, 2_000))).isGreaterThan(proved(sample(60, 2)));
    }

    private static List<LeafResult> sample(int leaves, long budget) {
        LeafSampler sampler = new LeafSampler(leaves, 5_000, budget, new Random(1));
        return sampler.sample(Positions.of(LONG), Color.WHITE);
    }

    private static long proved(List<LeafResult> outcomes) {
        return outcomes.stream().filter(LeafResult::isProved).count();
    }
}
