package io.github.kingfell.lab.tuning;

import java.util.Arrays;

/**
 * Fits weights so that a logistic curve through the evaluation predicts the results of games (Österlund 2014, "Texel's tuning
 * method"), by gradient descent with moment estimates (Kingma and Ba 2015). A pull back to where they came from keeps weights
 * still of which the games say little.
 */
final class LogisticRegression {
    private static final double FIRST_MOMENT = 0.9;
    private static final double SECOND_MOMENT = 0.999;
    private static final double TINY = 1e-8;

    /** Steps of one pass. */
    private static final int BATCHES = 16;

    private final double[] origin;
    private final double[] pull;
    private final double scale;
    private final double[] weights;

    /**
     * @param start the weights to begin with, in centipawns
     * @param origin where they came from
     * @param pull of the origin on each weight: what a squared centipawn of distance costs, in squared error summed over all
     *     samples
     * @param scale of the curve: the expected result is 1 / (1 + exp(-scale * centipawns))
     */
    LogisticRegression(double[] start, double[] origin, double[] pull, double scale) {
        this.origin = origin.clone();
        this.pull = pull.clone();
        this.scale = scale;
        weights = start.clone();
    }

    double[] weights() {
        return weights.clone();
    }

    /**
     * Goes down the gradient in a given number of passes over all samples, with shorter and shorter steps. Each step looks at one
     * sample in {@link #BATCHES}.
     */
    void descend(Samples samples, int passes, double stepSize) {
        double[] gradient = new double[weights.length];
        double[] first = new double[weights.length];
        double[] second = new double[weights.length];
        int steps = passes * BATCHES;
        for (int step = 1; step <= steps; step++) {
            Arrays.fill(gradient, 0);
            for (int i = step % BATCHES; i < samples.size(); i += BATCHES) {
                double expected = expected(scale, samples.value(i, weights));
                double slope = -2 * (samples.result(i) - expected) * expected * (1 - expected) * scale;
                samples.addSlopes(i, slope * BATCHES, gradient);
            }
            double firstPart = 1 - Math.pow(FIRST_MOMENT, step);
            double secondPart = 1 - Math.pow(SECOND_MOMENT, step);
            double length = stepSize * (steps - step + 1) / steps;
            for (int w = 0; w < weights.length; w++) {
                double slope = gradient[w] + 2 * pull[w] * (weights[w] - origin[w]);
                first[w] = FIRST_MOMENT * first[w] + (1 - FIRST_MOMENT) * slope;
                second[w] = SECOND_MOMENT * second[w] + (1 - SECOND_MOMENT) * slope * slope;
                weights[w] -= length * first[w] / firstPart / (Math.sqrt(second[w] / secondPart) + TINY);
            }
        }
    }

    /** Mean squared error of the predicted results. */
    static double error(Samples samples, double[] weights, double scale) {
        double sum = 0;
        for (int i = 0; i < samples.size(); i++) {
            double miss = samples.result(i) - expected(scale, samples.value(i, weights));
            sum += miss * miss;
        }
        return sum / Math.max(1, samples.size());
    }

    /** The scale with the least error, to a hundredth of itself. */
    static double bestScale(Samples samples, double[] weights) {
        double low = 1e-4;
        double high = 2e-2;
        while (high > 1.01 * low) {
            // The error has a single least value, so the worse third can be left out.
            double first = low * Math.cbrt(high / low);
            double second = high / Math.cbrt(high / low);
            if (error(samples, weights, first) < error(samples, weights, second)) {
                high = second;
            } else {
                low = first;
            }
        }
        return Math.sqrt(low * high);
    }

    /** The expected result, 0 to 1. */
    static double expected(double scale, double centipawns) {
        return 1 / (1 + Math.exp(-scale * centipawns));
    }
}
