package io.github.kingfell.engine.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.proof.LeafSampler.Outcome;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LeafSamplerTest {
    private static final String MATE_IN_THREE = "k1B5/2p5/NbN5/8/P2p4/P2p4/P1prp3/2RbK3 w - - 0 1";

    @Test
    void measuresAsManyLeavesAsAreWantedAndNoneForLongerThanAllowed() {
        List<Outcome> outcomes = sample(20, 50);
        assertThat(outcomes).hasSize(20);
        assertThat(outcomes).allSatisfy(outcome -> {
            assertThat(outcome.feature(LeafFeatures.CONSTANT)).isEqualTo(1);
            assertThat(outcome.nodes()).isBetween(1L, 50L);
        });
    }

    @Test
    void withMoreWorkMoreIsProved() {
        assertThat(proved(sample(60, 2_000))).isGreaterThan(proved(sample(60, 2)));
    }

    private static List<Outcome> sample(int leaves, long budget) {
        LeafSampler sampler = new LeafSampler(leaves, 5_000, budget, new Random(1));
        return sampler.sample(Positions.of(MATE_IN_THREE), Color.WHITE);
    }

    private static long proved(List<Outcome> outcomes) {
        return outcomes.stream().filter(Outcome::isProved).count();
    }
}
