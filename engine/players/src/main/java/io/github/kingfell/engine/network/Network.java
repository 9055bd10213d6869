package io.github.kingfell.engine.network;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * A neural network with one hidden layer for each side: the active {@link NetworkInputs} add up weights, the sums are
 * clipped to 0..1 and squared, and one of several sets of output weights, chosen by {@link OutputSet}, turns them into
 * a value. All numbers are integers: a hidden 1 is {@value #HIDDEN_ONE}, an output weight of 1 is {@value #OUTPUT_ONE}.
 */
public final class Network {
    /** A value of 1 in the hidden layer. */
    public static final int HIDDEN_ONE = 255;

    /** An output weight of 1. */
    public static final int OUTPUT_ONE = 64;

    /** The greatest input weight and hidden bias: it keeps the sum over all pieces of a position within 16 bits. */
    public static final int MOST_INPUT = Short.MAX_VALUE / 33;

    /** The greatest output weight. */
    public static final int MOST_OUTPUT = 127;

    /**
     * The greatest sum of absolute output weights of a set: with hidden values of 1 the result must stay within 31
     * bits.
     */
    private static final int MOST_OUTPUTS = Integer.MAX_VALUE / (HIDDEN_ONE * HIDDEN_ONE);

    /** Number of sets of output weights, see {@link OutputSet}. */
    public static final int OUTPUTS = OutputSet.COUNT;

    /** The most hidden values of one side. */
    public static final int MOST_WIDTH = 256;

    private static final String RESOURCE = "network.bin";

    private static final int FIRST_FORMAT = 0x4B464E31;
    private static final int FORMAT = 0x4B464E32;

    private final int scale;

    /**
     * One row of {@link Pairs} for each input. Rows are separate arrays, since Java virtual machines add those fastest.
     */
    private final int[][] inputPairs;

    private final int[] hiddenBiasPairs;

    /** For each set, two halves of a row for the side to move and two for the other side. */
    private final int[][] outputHalves;

    private final int[] outputBiases;

    /**
     * Creates a network.
     *
     * @param scale centipawns at which the expected result has the logit 1
     * @param inputWeights a row for each input, of the width of the network, up to {@link #MOST_INPUT}
     * @param hiddenBiases as many as the network is wide, an even number, up to {@link #MOST_INPUT}
     * @param outputWeights for each set a row for the side to move, then one for the other side
     * @param outputBiases one for each set, in parts of {@link #HIDDEN_ONE} times {@link #OUTPUT_ONE}
     */
    public Network(int scale, int[][] inputWeights, int[] hiddenBiases, int[][] outputWeights, int[] outputBiases) {
        int width = hiddenBiases.length;
        if (width == 0 || width % 2 != 0 || width > MOST_WIDTH || outputBiases.length != OUTPUTS) {
            throw new IllegalArgumentException(
                    "no network: " + width + " hidden values, " + outputBiases.length + " outputs");
        }
        check(inputWeights, NetworkInputs.COUNT, width, MOST_INPUT);
        check(new int[][] {hiddenBiases}, 1, width, MOST_INPUT);
        check(outputWeights, 2 * OUTPUTS, width, MOST_OUTPUT);
        for (int output = 0; output < OUTPUTS; output++) {
            int all = IntStream.concat(
                            IntStream.of(outputWeights[2 * output]), IntStream.of(outputWeights[2 * output + 1]))
                    .map(Math::abs)
                    .sum();
            if (all > MOST_OUTPUTS) {
                throw new IllegalArgumentException("not a network: its output weights " + output + " are too large");
            }
        }
        this.scale = scale;
        inputPairs = Stream.of(inputWeights).map(Pairs::of).toArray(int[][]::new);
        hiddenBiasPairs = Pairs.of(hiddenBiases);
        outputHalves = Stream.of(outputWeights)
                .flatMap(row -> Stream.of(Arrays.copyOf(row, width / 2), Arrays.copyOfRange(row, width / 2, width)))
                .toArray(int[][]::new);
        this.outputBiases = outputBiases.clone();
    }

    private static void check(int[][] rows, int count, int width, int most) {
        boolean fits = rows.length == count
                && Stream.of(rows).allMatch(row -> row.length == width)
                && Stream.of(rows).flatMapToInt(IntStream::of).allMatch(weight -> Math.abs(weight) <= most);
        if (!fits) {
            throw new IllegalArgumentException("no " + count + " rows of " + width + " weights of up to " + most);
        }
    }

    /** Returns the network that the engine plays with; {@code docs/network.md} describes its origin. */
    public static Network shipped() {
        return Shipped.NETWORK;
    }

    /** Loads the network at first use. */
    private static final class Shipped {
        static final Network NETWORK = load();

        private static Network load() {
            try (InputStream in = Network.class.getResourceAsStream(RESOURCE)) {
                if (in == null) {
                    throw new IllegalStateException("no " + RESOURCE);
                }
                return read(in);
            } catch (IOException e) {
                throw new UncheckedIOException(RESOURCE, e);
            }
        }
    }

    /** Returns the number of hidden values of one side. */
    public int width() {
        return 2 * hiddenBiasPairs.length;
    }

    /** Returns the centipawns at which the expected result has the logit 1. */
    public int scale() {
        return scale;
    }

    /** Returns the weights of an input in parts of {@link #HIDDEN_ONE}. */
    public int[] inputWeights(int input) {
        return Pairs.values(inputPairs[input]);
    }

    /** Returns the hidden biases in parts of {@link #HIDDEN_ONE}. */
    public int[] hiddenBiases() {
        return Pairs.values(hiddenBiasPairs);
    }

    /**
     * Returns output weights in parts of {@link #OUTPUT_ONE}.
     *
     * @param side 0 for the side to move, 1 for the other
     */
    public int[] outputWeights(int output, int side) {
        int[] first = outputHalf(output, side, 0);
        int[] row = Arrays.copyOf(first, width());
        System.arraycopy(outputHalf(output, side, 1), 0, row, first.length, first.length);
        return row;
    }

    /** Returns the {@link Pairs} of {@link #inputWeights}, not to be changed. */
    int[] inputPairs(int input) {
        return inputPairs[input];
    }

    /** Returns the {@link Pairs} of {@link #hiddenBiases}, not to be changed. */
    int[] hiddenBiasPairs() {
        return hiddenBiasPairs;
    }

    /**
     * Returns the {@link #outputWeights} of the first or second half of the hidden values, not to be changed.
     *
     * @param half 0 or 1
     */
    int[] outputHalf(int output, int side, int half) {
        return outputHalves[4 * output + 2 * side + half];
    }

    /** Returns an output bias in parts of {@link #HIDDEN_ONE} times {@link #OUTPUT_ONE}. */
    public int outputBias(int output) {
        return outputBiases[output];
    }

    /**
     * Reads a network written by {@link #write}, or one of the first format, which had fewer sets of output weights.
     *
     * @throws IOException when it cannot be read, or is no network
     */
    public static Network read(InputStream stream) throws IOException {
        DataInputStream head = new DataInputStream(stream);
        int format = head.readInt();
        if (format != FORMAT && format != FIRST_FORMAT) {
            throw new IOException("not a network");
        }
        int sets = format == FORMAT ? OUTPUTS : OutputSet.FIRST_COUNT;
        DataInputStream in = new DataInputStream(new BufferedInputStream(new InflaterInputStream(head)));
        int width = in.readUnsignedShort();
        if (width == 0 || width > MOST_WIDTH) {
            throw new IOException("not a network: its width is " + width);
        }
        int scale = in.readUnsignedShort();
        int[][] inputWeights = rows(in, NetworkInputs.COUNT, width);
        int[] hiddenBiases = row(in, width);
        int[][] outputWeights = rows(in, 2 * sets, width);
        int[] outputBiases = new int[sets];
        for (int i = 0; i < sets; i++) {
            outputBiases[i] = in.readInt();
        }
        try {
            return format == FORMAT
                    ? new Network(scale, inputWeights, hiddenBiases, outputWeights, outputBiases)
                    : ofFirstFormat(scale, inputWeights, hiddenBiases, outputWeights, outputBiases);
        } catch (IllegalArgumentException e) {
            throw new IOException("not a network", e);
        }
    }

    private static Network ofFirstFormat(
            int scale, int[][] inputWeights, int[] hiddenBiases, int[][] outputWeights, int[] outputBiases) {
        int[][] weights = new int[2 * OUTPUTS][];
        int[] biases = new int[OUTPUTS];
        for (int set = 0; set < OUTPUTS; set++) {
            int first = OutputSet.inFirstFormat(set);
            weights[2 * set] = outputWeights[2 * first];
            weights[2 * set + 1] = outputWeights[2 * first + 1];
            biases[set] = outputBiases[first];
        }
        return new Network(scale, inputWeights, hiddenBiases, weights, biases);
    }

    private static int[][] rows(DataInputStream in, int count, int width) throws IOException {
        int[][] rows = new int[count][];
        for (int i = 0; i < count; i++) {
            rows[i] = row(in, width);
        }
        return rows;
    }

    private static int[] row(DataInputStream in, int width) throws IOException {
        int[] row = new int[width];
        for (int i = 0; i < width; i++) {
            row[i] = in.readShort();
        }
        return row;
    }

    /** Writes the network and flushes; the stream stays open. */
    public void write(OutputStream stream) throws IOException {
        new DataOutputStream(stream).writeInt(FORMAT);
        DeflaterOutputStream deflater = new DeflaterOutputStream(stream);
        DataOutputStream out = new DataOutputStream(deflater);
        out.writeShort(width());
        out.writeShort(scale);
        for (int input = 0; input < NetworkInputs.COUNT; input++) {
            write(inputWeights(input), out);
        }
        write(hiddenBiases(), out);
        for (int row = 0; row < 2 * OUTPUTS; row++) {
            write(outputWeights(row / 2, row % 2), out);
        }
        for (int bias : outputBiases) {
            out.writeInt(bias);
        }
        out.flush();
        deflater.finish();
        stream.flush();
    }

    private static void write(int[] row, DataOutputStream out) throws IOException {
        for (int value : row) {
            out.writeShort(value);
        }
    }
}
