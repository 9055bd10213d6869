package io.github.kingfell.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import io.github.kingfell.prover.solver.LeafSampler;
import io.github.kingfell.prover.solver.LeafSampler.LeafResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class WorkFitTest {
    private static final int BUDGET = 1000;

    /** Random proofs with known rates give those rates back, although most leaves are abandoned before their proof. */
    @Test
    @Tag("slow")
    void findsTheRatesBehindTheProofs() {
        Random random = new Random(3);
        List<LeafResult> outcomes = new ArrayList<>();
        for (int i = 0; i < 40_000; i++) {
            double[] features = new double[LeafSampler.features().size()];
            features[0] = 1;
            features[1] = random.nextInt(4);
            features[2] = random.nextInt(2);
            double rate = Math.exp(-8 + 0.5 * features[1] - features[2]);
            long nodes = 1 + (long) (-Math.log(random.nextDouble()) / rate);
            outcomes.add(new LeafResult(features, nodes <= BUDGET, Math.min(nodes, BUDGET)));
        }
        double[] weights = WorkFit.fit(outcomes);
        assertThat(weights[0]).isCloseTo(-8, offset(0.1));
        assertThat(weights[1]).isCloseTo(0.5, offset(0.05));
        assertThat(weights[2]).isCloseTo(-1, offset(0.1));
        assertThat(weights[3]).isZero();
        double[] other = weights.clone();
        other[1] = 0;
        assertThat(WorkFit.likelihood(outcomes, weights)).isGreaterThan(WorkFit.likelihood(outcomes, other));
    }
}
