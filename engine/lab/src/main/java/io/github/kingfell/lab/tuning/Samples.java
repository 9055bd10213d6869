package io.github.kingfell.lab.tuning;

import java.util.Arrays;

/** Positions as linear functions of the weights: a value at the first weights, and slopes. Packed, for there are many. */
final class Samples {
    private final double[] origin;
    private int size;
    private float[] results = new float[1024];
    private float[] values = new float[1024];
    private int[] starts = new int[1025];
    private short[] numbers = new short[1 << 16];
    private float[] slopes = new float[1 << 16];

    /** @param origin the weights at which the values are taken, at most 65,536 */
    Samples(double[] origin) {
        this.origin = origin.clone();
    }

    int size() {
        return size;
    }

    /**
     * Adds a position.
     *
     * @param result for White, 0 to 1
     * @param value centipawns for White at the origin
     */
    void add(double result, int value, int[] numbers, float[] slopes, int count) {
        if (size == results.length) {
            results = Arrays.copyOf(results, 2 * size);
            values = Arrays.copyOf(values, 2 * size);
            starts = Arrays.copyOf(starts, 2 * size + 1);
        }
        int start = starts[size];
        if (start + count > this.numbers.length) {
            this.numbers = Arrays.copyOf(this.numbers, 2 * (start + count));
            this.slopes = Arrays.copyOf(this.slopes, 2 * (start + count));
        }
        // Rounding apart, the value is the constant plus slopes times weights.
        double constant = value;
        for (int i = 0; i < count; i++) {
            this.numbers[start + i] = (short) numbers[i];
            this.slopes[start + i] = slopes[i];
            constant -= slopes[i] * origin[numbers[i]];
        }
        results[size] = (float) result;
        values[size] = (float) constant;
        starts[++size] = start + count;
    }

    double result(int sample) {
        return results[sample];
    }

    double value(int sample, double[] weights) {
        double value = values[sample];
        for (int i = starts[sample]; i < starts[sample + 1]; i++) {
            value += slopes[i] * weights[numbers[i] & 0xFFFF];
        }
        return value;
    }

    /** Adds a multiple of the sample's slopes to a gradient. */
    void addSlopes(int sample, double factor, double[] gradient) {
        for (int i = starts[sample]; i < starts[sample + 1]; i++) {
            gradient[numbers[i] & 0xFFFF] += factor * slopes[i];
        }
    }
}
