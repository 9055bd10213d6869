package io.github.kingfell.lab.network;

import io.github.kingfell.engine.network.Network;
import io.github.kingfell.engine.network.NetworkInputs;
import java.util.Arrays;
import java.util.Random;

/**
 * The weights of a network in training, or a value for each of them such as a gradient, in rows: one row for each
 * input, the hidden biases, for each output one row for the side to move and one for the other side, and the biases of
 * the outputs.
 */
final class Weights {
    private static final int HIDDEN_BIASES = NetworkInputs.COUNT;

    /** The first row that belongs to the outputs. */
    static final int OUTPUT_WEIGHTS = HIDDEN_BIASES + 1;

    private static final int OUTPUT_BIASES = OUTPUT_WEIGHTS + 2 * Network.OUTPUTS;
    static final int ROWS = OUTPUT_BIASES + 1;

    // Weights must stay within the range of the quantised network.
    private static final float MOST_INPUT = (float) Network.MOST_INPUT / Network.HIDDEN_ONE;
    private static final float MOST_OUTPUT = (float) Network.MOST_OUTPUT / Network.OUTPUT_ONE;

    private final float[][] rows = new float[ROWS][];

    Weights(int width) {
        for (int i = 0; i < ROWS; i++) {
            rows[i] = new float[i == OUTPUT_BIASES ? Network.OUTPUTS : width];
        }
    }

    /** Returns small random weights, so that no two hidden values learn the same. */
    static Weights random(int width, long seed) {
        Weights weights = new Weights(width);
        Random random = new Random(seed);
        for (int i = 0; i < OUTPUT_BIASES; i++) {
            double most = i < HIDDEN_BIASES ? 1 / Math.sqrt(TrainingSet.MOST_PIECES) : 1 / Math.sqrt(2 * width);
            for (int j = 0; j < width && i != HIDDEN_BIASES; j++) {
                weights.rows[i][j] = (float) ((2 * random.nextDouble() - 1) * most);
            }
        }
        return weights;
    }

    /** Returns the weights of a network. */
    static Weights of(Network network) {
        Weights weights = new Weights(network.width());
        for (int i = 0; i < NetworkInputs.COUNT; i++) {
            set(weights.row(i), network.inputWeights(i), Network.HIDDEN_ONE);
        }
        set(weights.hiddenBiases(), network.hiddenBiases(), Network.HIDDEN_ONE);
        for (int output = 0; output < Network.OUTPUTS; output++) {
            for (int side = 0; side < 2; side++) {
                set(weights.outputWeights(output, side), network.outputWeights(output, side), Network.OUTPUT_ONE);
            }
            weights.outputBiases()[output] =
                    (float) network.outputBias(output) / (Network.HIDDEN_ONE * Network.OUTPUT_ONE);
        }
        return weights;
    }

    private static void set(float[] row, int[] whole, int one) {
        for (int i = 0; i < whole.length; i++) {
            row[i] = (float) whole[i] / one;
        }
    }

    int width() {
        return rows[0].length;
    }

    /** Returns any row, from 0 to {@link #ROWS} - 1; those of the inputs come first. */
    float[] row(int number) {
        return rows[number];
    }

    float[] hiddenBiases() {
        return rows[HIDDEN_BIASES];
    }

    /** @param side 0 for the side to move, 1 for the other */
    float[] outputWeights(int output, int side) {
        return rows[OUTPUT_WEIGHTS + 2 * output + side];
    }

    float[] outputBiases() {
        return rows[OUTPUT_BIASES];
    }

    /** Sets all values to zero. */
    void clear() {
        for (float[] row : rows) {
            Arrays.fill(row, 0);
        }
    }

    /** Clamps a row to the range of the quantised network. */
    void bound(int number) {
        if (number == OUTPUT_BIASES) {
            return;
        }
        float most = number < OUTPUT_WEIGHTS ? MOST_INPUT : MOST_OUTPUT;
        float[] row = rows[number];
        for (int i = 0; i < row.length; i++) {
            row[i] = Math.max(-most, Math.min(most, row[i]));
        }
    }

    /** Returns the quantised network. */
    Network rounded(int scale) {
        return new Network(
                scale,
                rounded(0, HIDDEN_BIASES, Network.HIDDEN_ONE),
                rounded(HIDDEN_BIASES, OUTPUT_WEIGHTS, Network.HIDDEN_ONE)[0],
                rounded(OUTPUT_WEIGHTS, OUTPUT_BIASES, Network.OUTPUT_ONE),
                rounded(OUTPUT_BIASES, ROWS, Network.HIDDEN_ONE * Network.OUTPUT_ONE)[0]);
    }

    private int[][] rounded(int from, int to, int one) {
        int[][] rounded = new int[to - from][];
        for (int i = from; i < to; i++) {
            rounded[i - from] = new int[rows[i].length];
            for (int j = 0; j < rows[i].length; j++) {
                rounded[i - from][j] = Math.round(rows[i][j] * one);
            }
        }
        return rounded;
    }
}
