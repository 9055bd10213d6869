package io.github.kingfell.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import io.github.kingfell.lab.tuning.StrengthFit.FittedMatch;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StrengthFitTest {
    private static double truth(double nodes) {
        double doublings = Math.log(nodes / 1_000) / Math.log(2);
        return 1_900 + 150 * doublings - 5 * doublings * doublings;
    }

    /** Matches with the expected results of a known strength give that strength back. */
    @Test
    void findsTheStrengthBehindTheResults() {
        List<FittedMatch> matches = new ArrayList<>();
        for (int nodes = 60; nodes < 100_000; nodes *= 4) {
            for (int apart = -150; apart <= 200; apart += 350) {
                double rating = truth(nodes) + apart;
                int won = (int) Math.round(1e8 / (1 + Math.pow(10, apart / 400.0)));
                matches.add(new FittedMatch(nodes, rating, won, 0, 100_000_000 - won));
            }
        }
        StrengthFit fit = new StrengthFit(matches);
        for (double nodes = 60; nodes < 100_000; nodes *= 1.7) {
            assertThat(fit.elo(nodes)).isCloseTo(truth(nodes), offset(0.01));
        }
    }

    @Test
    void aMatchAlone() {
        assertThat(new FittedMatch(60, 1_500, 10, 20, 10).elo()).isCloseTo(1_500, offset(1e-9));
        assertThat(new FittedMatch(60, 1_500, 10, 0, 1).elo()).isCloseTo(1_900, offset(1e-9));
        assertThat(new FittedMatch(60, 1_500, 3, 0, 0).elo()).isInfinite().isPositive();
    }

    @Test
    void aParabolaTakesThreePoints() {
        List<FittedMatch> matches = List.of(new FittedMatch(60, 1_500, 1, 0, 1), new FittedMatch(120, 1_600, 1, 0, 1));
        assertThatThrownBy(() -> new StrengthFit(matches))
                .hasMessageContaining("three or more different numbers of nodes");
    }
}
