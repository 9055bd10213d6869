package io.github.kingfell.lab.tuning;

import io.github.kingfell.prover.solver.LeafSampler;
import io.github.kingfell.prover.solver.LeafSampler.LeafResult;
import java.util.List;

/**
 * Fits the expected work of a proof to what is known before it. The chance of a proof with the next node is assumed
 * constant, and its logarithm is a sum of weighted features (the exponential model of survival analysis, which is a
 * Poisson regression: Holford 1980). A leaf that was not proven counts as well, with the nodes that were spent on it.
 */
final class WorkFit {
    /** Penalty of a squared weight; it keeps weights near zero when the leaves say little about them. */
    private static final double RIDGE = 3;

    private static final int PASSES = 300;

    private final List<LeafResult> outcomes;
    private final double[] weights;

    /** The expected number of proofs of each leaf, with the current weights. */
    private final double[] expected;

    private WorkFit(List<LeafResult> outcomes) {
        this.outcomes = outcomes;
        weights = constant(outcomes);
        expected = new double[outcomes.size()];
    }

    /**
     * Maximises the likelihood by Newton steps in one weight after another, repeatedly; the likelihood has a single
     * maximum.
     *
     * @return the natural logarithm of the rate of proofs per node, by feature; the first feature is always 1
     */
    static double[] fit(List<LeafResult> outcomes) {
        WorkFit fit = new WorkFit(outcomes);
        for (int i = 0; i < fit.expected.length; i++) {
            fit.expected[i] = outcomes.get(i).nodes() * Math.exp(fit.weights[0]);
        }
        for (int pass = 0; pass < PASSES; pass++) {
            for (int feature = 0; feature < fit.weights.length; feature++) {
                fit.improve(feature);
            }
        }
        return fit.weights;
    }

    /** Returns the same rate for all leaves, in the form of {@link #fit}. */
    static double[] constant(List<LeafResult> outcomes) {
        double[] weights = new double[LeafSampler.features().size()];
        double proofs = outcomes.stream().filter(LeafResult::isProved).count();
        double nodes = outcomes.stream().mapToLong(LeafResult::nodes).sum();
        weights[0] = Math.log(Math.max(1, proofs) / nodes);
        return weights;
    }

    private void improve(int feature) {
        double ridge = feature == 0 ? 0 : RIDGE;
        double slope = -ridge * weights[feature];
        double curvature = ridge;
        for (int i = 0; i < expected.length; i++) {
            LeafResult outcome = outcomes.get(i);
            double value = outcome.feature(feature);
            slope += value * ((outcome.isProved() ? 1 : 0) - expected[i]);
            curvature += value * value * expected[i];
        }
        double step = curvature == 0 ? 0 : Math.max(-1, Math.min(1, slope / curvature));
        weights[feature] += step;
        for (int i = 0; i < expected.length; i++) {
            expected[i] *= Math.exp(step * outcomes.get(i).feature(feature));
        }
    }

    /** Returns the logarithm of the likelihood of the outcomes, per leaf. */
    static double likelihood(List<LeafResult> outcomes, double[] weights) {
        double sum = 0;
        for (LeafResult outcome : outcomes) {
            double logarithm = sum(outcome, weights);
            sum += (outcome.isProved() ? logarithm : 0) - outcome.nodes() * Math.exp(logarithm);
        }
        return sum / outcomes.size();
    }

    /** Returns the weighted sum of the features of a leaf. */
    static double sum(LeafResult outcome, double[] weights) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * outcome.feature(i);
        }
        return sum;
    }
}
