package io.github.kingfell.lab.network;

import io.github.kingfell.search.Interruption;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/**
 * A stage of training: a number of passes over positions. For each batch, each weight descends the gradient of the
 * squared error of the expected result (D. P. Kingma, J. Ba, "Adam", 2015). The step size decreases along half a cosine
 * (I. Loshchilov, F. Hutter, "SGDR", 2017).
 */
final class TrainingStage {
    private static final int BATCH = 4_096;

    /**
     * Number of parts in which a batch is summed. It does not depend on the number of threads, so the result does not
     * either.
     */
    private static final int PARTS = 4;

    /** The last step as a fraction of the first. */
    private static final double LAST_STEP = 0.01;

    private static final double MEAN_DECAY = 0.9;
    private static final double SQUARE_DECAY = 0.999;
    private static final double SMALL = 1e-8;

    private final TrainingSet set;
    private final Weights weights;
    private final float[] targets;
    private final int passes;
    private final double firstStep;
    private final long seed;
    private final Scope scope;
    private final int[] order;
    private final int[] heldOut;
    private final Weights means;
    private final Weights squares;

    /** Number of passes that were made before. */
    private int done;

    private long steps;

    /**
     * @param weights changed by {@link #run}
     * @param scope the positions that are learned from, and the weights that change
     * @param targets the expected result of each position
     * @param firstStep approximate change of a weight by each of the first batches
     */
    TrainingStage(
            TrainingSet set, Weights weights, Scope scope, float[] targets, int passes, double firstStep, long seed) {
        this.set = set;
        this.scope = scope;
        this.weights = weights;
        this.targets = targets;
        this.passes = passes;
        this.firstStep = firstStep;
        this.seed = seed;
        int[] taken =
                IntStream.range(0, set.size()).filter(i -> scope.takes(set, i)).toArray();
        order = IntStream.of(taken).filter(i -> !set.isHeldOut(i)).toArray();
        heldOut = IntStream.of(taken).filter(set::isHeldOut).toArray();
        means = new Weights(weights.width());
        squares = new Weights(weights.width());
    }

    /** Continues from a checkpoint of this stage. */
    void restore(TrainingCheckpoint checkpoint, String name) {
        done = checkpoint.restore(name, List.of(weights, means, squares));
        steps = (long) done * batches();
        for (int pass = 1; pass <= done; pass++) {
            shuffle(pass);
        }
    }

    void save(TrainingCheckpoint checkpoint, String name, int pass) {
        checkpoint.save(name, pass, List.of(weights, means, squares));
    }

    /**
     * Receives for each pass its number, from 1 on, and the mean squared errors of the positions fitted and held out.
     */
    @FunctionalInterface
    interface Listener {
        void passed(int number, double fitted, double heldOut);
    }

    /**
     * Runs all passes that are left.
     *
     * @param interruption ends the work in the middle of a pass
     */
    void run(int threads, Interruption interruption, Listener listener) throws InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        List<Gradient> parts = new ArrayList<>();
        for (int i = 0; i < PARTS; i++) {
            parts.add(new Gradient(set, weights));
        }
        try {
            for (int pass = done + 1; pass <= passes; pass++) {
                shuffle(pass);
                double error = 0;
                for (int from = 0; from < order.length; from += BATCH) {
                    if (interruption.isRequested()) {
                        return;
                    }
                    int to = Math.min(order.length, from + BATCH);
                    error += sum(parts, from, to, workers);
                    descend(parts, to - from, workers, threads);
                }
                listener.passed(pass, error / order.length, heldOutError(parts.get(0)));
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a batch was not finished", e);
        } finally {
            workers.shutdownNow();
        }
    }

    /** Returns the number of batches of a pass. */
    private int batches() {
        return (order.length + BATCH - 1) / BATCH;
    }

    private void shuffle(int pass) {
        SplittableRandom random = new SplittableRandom(seed + pass);
        for (int i = order.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int index = order[i];
            order[i] = order[other];
            order[other] = index;
        }
    }

    private double sum(List<Gradient> parts, int from, int to, ExecutorService workers)
            throws InterruptedException, ExecutionException {
        List<Callable<Double>> tasks = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            Gradient gradient = parts.get(part);
            int first = from + (to - from) * part / PARTS;
            int last = from + (to - from) * (part + 1) / PARTS;
            tasks.add(() -> {
                gradient.clear();
                for (int i = first; i < last; i++) {
                    gradient.add(order[i], targets[order[i]]);
                }
                return gradient.error();
            });
        }
        double error = 0;
        for (Future<Double> done : workers.invokeAll(tasks)) {
            error += done.get();
        }
        return error;
    }

    private void descend(List<Gradient> parts, int positions, ExecutorService workers, int threads)
            throws InterruptedException, ExecutionException {
        steps++;
        long all = (long) passes * batches();
        double fading = (1 + Math.cos(Math.PI * steps / all)) / 2;
        double step = firstStep * (LAST_STEP + (1 - LAST_STEP) * fading);
        float corrected = (float) (step
                * Math.sqrt(1 - Math.pow(SQUARE_DECAY, (double) steps))
                / (1 - Math.pow(MEAN_DECAY, (double) steps)));
        List<Callable<Boolean>> tasks = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            int rows = Weights.ROWS - scope.firstRow();
            int from = scope.firstRow() + rows * i / threads;
            int to = scope.firstRow() + rows * (i + 1) / threads;
            tasks.add(() -> {
                for (int row = from; row < to; row++) {
                    descend(parts, row, 1f / positions, corrected);
                }
                return true;
            });
        }
        for (Future<Boolean> done : workers.invokeAll(tasks)) {
            done.get();
        }
    }

    private void descend(List<Gradient> parts, int number, float share, float step) {
        float[] row = weights.row(number);
        float[] slope = parts.get(0).slopes().row(number);
        for (Gradient part : parts.subList(1, PARTS)) {
            float[] more = part.slopes().row(number);
            for (int i = 0; i < row.length; i++) {
                slope[i] += more[i];
            }
        }
        float[] mean = means.row(number);
        float[] square = squares.row(number);
        for (int i = 0; i < row.length; i++) {
            float average = slope[i] * share;
            mean[i] += (average - mean[i]) * (float) (1 - MEAN_DECAY);
            square[i] += (average * average - square[i]) * (float) (1 - SQUARE_DECAY);
            row[i] -= step * mean[i] / ((float) Math.sqrt(square[i]) + (float) SMALL);
        }
        weights.bound(number);
    }

    /** Returns the mean squared error of the positions held out. */
    double heldOutError() {
        return heldOutError(new Gradient(set, weights));
    }

    private double heldOutError(Gradient gradient) {
        double error = 0;
        for (int index : heldOut) {
            error += gradient.error(index, targets[index]);
        }
        return error / Math.max(1, heldOut.length);
    }
}
