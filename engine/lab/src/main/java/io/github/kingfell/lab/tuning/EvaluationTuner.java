package io.github.kingfell.lab.tuning;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;

/** Tunes the weights of the static evaluation on labelled positions. One game in ten is held out and only looked at. */
public final class EvaluationTuner {
    private static final int HELD_OUT = 10;
    private static final double STEP_SIZE = 1.0;

    /** Terms that are not linear are seen as linear near where they are; so the whole is done again from there. */
    private static final int ROUNDS = 3;

    private final Iterable<LabelledPosition> positions;
    private final int passes;
    private final double pull;
    private final Consumer<String> progress;

    /**
     * @param positions read several times
     * @param passes of gradient descent
     * @param pull towards the weights so far: what a squared centipawn costs, in squared error
     * @param progress told a line now and then
     */
    public EvaluationTuner(Iterable<LabelledPosition> positions, int passes, double pull, Consumer<String> progress) {
        this.positions = positions;
        this.passes = passes;
        this.pull = pull;
        this.progress = progress;
    }

    /**
     * Tunes.
     *
     * @throws NotationException when a position cannot be read
     */
    public EvaluationModel tune(EvaluationModel model) throws NotationException {
        EvaluationModel tuned = model;
        double[] origin = weights(model);
        double scale = 0;
        for (int round = 1; round <= ROUNDS; round++) {
            double[] weights = weights(tuned);
            Samples training = new Samples(weights);
            Samples heldOut = new Samples(weights);
            collect(tuned, training, heldOut);
            // Fitted once: a scale that follows the weights would let both grow.
            scale = scale == 0 ? LogisticRegression.bestScale(training, weights) : scale;
            tell(round, "before", scale, training, heldOut, weights);
            double[] pulls = new double[weights.length];
            Arrays.fill(pulls, pull);
            LogisticRegression regression = new LogisticRegression(weights, origin, pulls, scale);
            regression.descend(training, passes, STEP_SIZE);
            tell(round, "after", scale, training, heldOut, regression.weights());
            tuned = tuned.with(Arrays.stream(regression.weights())
                    .mapToInt(weight -> (int) Math.round(weight))
                    .toArray());
        }
        return tuned;
    }

    private void collect(EvaluationModel model, Samples training, Samples heldOut) throws NotationException {
        int[] numbers = new int[model.size()];
        float[] slopes = new float[model.size()];
        for (LabelledPosition labelled : positions) {
            Position position = Fen.parse(labelled.fen());
            int count = model.slopes(position, numbers, slopes);
            Samples part = labelled.game() % HELD_OUT == 0 ? heldOut : training;
            part.add(labelled.result(), model.evaluate(position), numbers, slopes, count);
        }
    }

    private void tell(int round, String when, double scale, Samples training, Samples heldOut, double[] weights) {
        progress.accept(String.format(
                Locale.ROOT,
                "round %d %s: scale %.5f, error %.6f on %d positions, %.6f on %d held out",
                round,
                when,
                scale,
                LogisticRegression.error(training, weights, scale),
                training.size(),
                LogisticRegression.error(heldOut, weights, scale),
                heldOut.size()));
    }

    private static double[] weights(EvaluationModel model) {
        double[] weights = new double[model.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = model.weight(i);
        }
        return weights;
    }
}
