package io.github.kingfell.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class LogisticRegressionTest {
    private static final double SCALE = 0.006;
    private static final double[] ORIGIN = {100, 0, 0};
    private static final double[] TRUTH = {150, -40, 0};

    private final Random random = new Random(1958);

    /** Results drawn with the odds that the true weights give; the third weight never counts. */
    private Samples games(int count) {
        Samples samples = new Samples(ORIGIN);
        int[] numbers = {0, 1};
        for (int i = 0; i < count; i++) {
            float[] slopes = {random.nextInt(7) - 3, random.nextInt(9) - 4};
            double value = slopes[0] * TRUTH[0] + slopes[1] * TRUTH[1];
            int result = random.nextDouble() < 1 / (1 + Math.exp(-SCALE * value)) ? 1 : 0;
            samples.add(result, Math.round(slopes[0] * 100), numbers, slopes, 2);
        }
        return samples;
    }

    @Test
    void findsTheWeightsBehindTheResults() {
        LogisticRegression regression = new LogisticRegression(ORIGIN, ORIGIN, new double[3], SCALE);
        regression.descend(games(20_000), 400, 1);
        assertThat(regression.weights()[0]).isCloseTo(TRUTH[0], Offset.offset(10.0));
        assertThat(regression.weights()[1]).isCloseTo(TRUTH[1], Offset.offset(10.0));
        assertThat(regression.weights()[2]).isEqualTo(ORIGIN[2]);
    }

    @Test
    void aStrongPullKeepsThemWhereTheyCameFrom() {
        LogisticRegression regression =
                new LogisticRegression(ORIGIN, ORIGIN, new double[] {1_000, 1_000, 1_000}, SCALE);
        regression.descend(games(1_000), 400, 0.1);
        assertThat(regression.weights()).containsExactly(ORIGIN, Offset.offset(1.0));
    }

    @Test
    void theBestScaleIsTheOneOfTheResults() {
        double scale = LogisticRegression.bestScale(games(20_000), TRUTH);
        assertThat(scale).isCloseTo(SCALE, Offset.offset(SCALE / 10));
    }
}
