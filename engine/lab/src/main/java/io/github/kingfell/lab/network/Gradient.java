package io.github.kingfell.lab.network;

/**
 * Sums the gradient of the error of some positions with respect to each weight (backpropagation). One object serves one
 * thread. Loops run over whole arrays with one index, because the virtual machine vectorises those.
 */
final class Gradient {
    private final TrainingSet set;
    private final Weights weights;
    private final Weights slopes;
    private final int[] ours = new int[TrainingSet.MOST_PIECES];
    private final int[] theirs = new int[TrainingSet.MOST_PIECES];
    private final float[] ourHidden;
    private final float[] theirHidden;
    private final float[] change;
    private double error;

    Gradient(TrainingSet set, Weights weights) {
        this.set = set;
        this.weights = weights;
        int width = weights.width();
        slopes = new Weights(width);
        ourHidden = new float[width];
        theirHidden = new float[width];
        change = new float[width];
    }

    /** Returns the gradient summed since the last {@link #clear}. */
    Weights slopes() {
        return slopes;
    }

    /** Returns the squared errors, summed since the last {@link #clear}. */
    double error() {
        return error;
    }

    void clear() {
        slopes.clear();
        error = 0;
    }

    /** Returns the squared error of a position; nothing is summed. */
    double error(int index, float target) {
        double missed = expected(set.inputs(index, ours, theirs), set.output(index)) - target;
        return missed * missed;
    }

    /** Adds a position. */
    void add(int index, float target) {
        int count = set.inputs(index, ours, theirs);
        int output = set.output(index);
        float expected = expected(count, output);
        float missed = expected - target;
        error += (double) missed * missed;
        float outer = 2 * missed * expected * (1 - expected);
        slopes.outputBiases()[output] += outer;
        pass(outer, ourHidden, ours, count, output, 0);
        pass(outer, theirHidden, theirs, count, output, 1);
    }

    private void pass(float outer, float[] hidden, int[] inputs, int count, int output, int side) {
        float[] outputSlopes = slopes.outputWeights(output, side);
        float[] outputWeights = weights.outputWeights(output, side);
        for (int i = 0; i < hidden.length; i++) {
            float cut = Math.max(0, Math.min(1, hidden[i]));
            outputSlopes[i] += outer * cut * cut;
            change[i] = cut == hidden[i] ? 2 * outer * outputWeights[i] * cut : 0;
        }
        add(change, slopes.hiddenBiases());
        for (int i = 0; i < count; i++) {
            add(change, slopes.row(inputs[i]));
        }
    }

    /** Returns the result that the network expects for the side to move. */
    private float expected(int count, int output) {
        sum(ours, count, ourHidden);
        sum(theirs, count, theirHidden);
        double logit = weights.outputBiases()[output]
                + weighted(ourHidden, weights.outputWeights(output, 0))
                + weighted(theirHidden, weights.outputWeights(output, 1));
        return (float) (1 / (1 + Math.exp(-logit)));
    }

    private void sum(int[] inputs, int count, float[] hidden) {
        System.arraycopy(weights.hiddenBiases(), 0, hidden, 0, hidden.length);
        for (int i = 0; i < count; i++) {
            add(weights.row(inputs[i]), hidden);
        }
    }

    private static void add(float[] from, float[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] += from[i];
        }
    }

    private static float weighted(float[] hidden, float[] weights) {
        float even = 0;
        float odd = 0;
        for (int i = 0; i < hidden.length; i += 2) {
            float one = Math.max(0, Math.min(1, hidden[i]));
            float other = Math.max(0, Math.min(1, hidden[i + 1]));
            even += one * one * weights[i];
            odd += other * other * weights[i + 1];
        }
        return even + odd;
    }
}
