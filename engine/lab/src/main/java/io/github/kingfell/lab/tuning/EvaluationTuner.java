package io.github.kingfell.lab.tuning;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Tunes the weights of the static evaluation on labelled positions. One game in ten is held out and only looked at.
 *
 * <p>The result of a game says little about each of its positions. So the weights may also be fitted, in part, to the result that
 * the search expected there: what quiet looks of a thousand nodes know, a look without search should know too.
 */
public final class EvaluationTuner {
    private static final int HELD_OUT = 10;
    private static final double STEP_SIZE = 1.0;

    /** Terms that are not linear are seen as linear near where they are; so the whole is done again from there. */
    private static final int ROUNDS = 3;

    private final Iterable<LabelledPosition> positions;
    private final int passes;
    private final double pull;
    private final double scoreShare;
    private final Consumer<String> progress;

    /**
     * @param positions read several times
     * @param passes of gradient descent
     * @param pull towards the weights so far: what a squared centipawn costs, in squared error
     * @param scoreShare how much of what is fitted to is the search's score, 0 to 1; the rest is the result of the game
     * @param progress told a line now and then
     */
    public EvaluationTuner(
            Iterable<LabelledPosition> positions,
            int passes,
            double pull,
            double scoreShare,
            Consumer<String> progress) {
        this.positions = positions;
        this.passes = passes;
        this.pull = pull;
        this.scoreShare = scoreShare;
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
        double scoreScale = scoreScale();
        double scale = 0;
        for (int round = 1; round <= ROUNDS; round++) {
            double[] weights = weights(tuned);
            Samples training = new Samples(weights);
            Samples heldOut = new Samples(weights);
            collect(tuned, scoreScale, training, heldOut);
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

    /** Of the curve from the scores of the search to results. */
    private double scoreScale() {
        Samples scores = new Samples(new double[0]);
        for (LabelledPosition labelled : positions) {
            scores.add(labelled.result(), labelled.score(), new int[0], new float[0], 0);
        }
        return LogisticRegression.bestScale(scores, new double[0]);
    }

    private void collect(EvaluationModel model, double scoreScale, Samples training, Samples heldOut)
            throws NotationException {
        int[] numbers = new int[model.size()];
        float[] slopes = new float[model.size()];
        for (LabelledPosition labelled : positions) {
            Position position = Fen.parse(labelled.fen());
            int count = model.slopes(position, numbers, slopes);
            Samples part = labelled.game() % HELD_OUT == 0 ? heldOut : training;
            double expected = LogisticRegression.expected(scoreScale, labelled.score());
            double target = scoreShare * expected + (1 - scoreShare) * labelled.result();
            part.add(target, model.evaluate(position), numbers, slopes, count);
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
