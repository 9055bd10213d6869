package io.github.kingfell.lab.network;

import io.github.kingfell.engine.network.Network;
import io.github.kingfell.search.Interruption;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Trains a network. The same positions, seed and passes give the same network, for any number of threads. */
public final class NetworkTraining {
    /** The stage that learns from the evaluation by terms. */
    public static final String TERMS = "terms";

    /** The stage that learns from the games. */
    public static final String GAMES = "games";

    /** The first step of a training that begins with random weights, see {@link #learnGames}. */
    public static final double USUAL_STEP = 1e-3;

    private final TrainingSet games;
    private final long seed;
    private final int threads;
    private final Consumer<Pass> listener;
    private final int scale;
    private final Weights weights;
    private Scope scope = Scope.ALL;
    private @Nullable TrainingCheckpoint checkpoint;
    private Interruption interruption = new Interruption();

    /**
     * The errors of a pass over the positions.
     *
     * @param stage {@link #TERMS} or {@link #GAMES}
     * @param number from 1 on
     * @param fitted mean squared error of the expected result during the pass
     * @param heldOut the same of the positions that were held out, after the pass
     */
    public record Pass(String stage, int number, double fitted, double heldOut) {}

    private NetworkTraining(
            TrainingSet games, int scale, Weights weights, long seed, int threads, Consumer<Pass> listener) {
        this.games = games;
        this.scale = scale;
        this.weights = weights;
        this.seed = seed;
        this.threads = threads;
        this.listener = listener;
    }

    /**
     * Starts a training with random weights.
     *
     * @param width hidden values of one side, even
     */
    public static NetworkTraining fresh(TrainingSet games, int width, long seed, int threads, Consumer<Pass> listener) {
        return new NetworkTraining(games, ScoreScale.of(games), Weights.random(width, seed), seed, threads, listener);
    }

    /** Starts a training from a network; its scale stays. */
    public static NetworkTraining from(
            Network network, TrainingSet games, long seed, int threads, Consumer<Pass> listener) {
        return new NetworkTraining(games, network.scale(), Weights.of(network), seed, threads, listener);
    }

    /** Continues from the checkpoint, and saves the state there after each pass. */
    public void keep(TrainingCheckpoint place) {
        checkpoint = place;
    }

    /** Sets which weights change; all by default. */
    public void restrict(Scope to) {
        scope = to;
    }

    /** Sets what ends the work early, in the middle of a pass. */
    public void heed(Interruption request) {
        interruption = request;
    }

    /** Returns the score in centipawns whose expected result has the logit 1, fitted to these games. */
    public int scale() {
        return scale;
    }

    /** Returns the current network. */
    public Network network() {
        return weights.rounded(scale);
    }

    /** Learns from the evaluation by terms, on a number of positions near those of the games. */
    public void learnTerms(int positions, int passes) throws InterruptedException {
        boolean past = checkpoint != null && checkpoint.stage().equals(GAMES);
        if (!past) {
            learn(TERMS, Lessons.from(games, positions, seed), ScoreShare.of(1), passes, USUAL_STEP);
        }
    }

    /**
     * Learns from the games.
     *
     * @param shares weight of the scores in the target; the rest is the result of the game
     * @param firstStep approximate change of a weight by each of the first batches; the step falls to a hundredth of
     *     it. Use a tenth of the usual step to improve a trained network a little; a larger step makes it forget as
     *     much as it learns
     */
    public void learnGames(ScoreShare shares, int passes, double firstStep) throws InterruptedException {
        learn(GAMES, games, shares, passes, firstStep);
    }

    /** Returns the present mean squared error of the games that are held out. */
    public double heldOut(ScoreShare shares) {
        return new TrainingStage(games, weights, scope, targets(games, shares), 0, USUAL_STEP, seed).heldOutError();
    }

    private float[] targets(TrainingSet set, ScoreShare shares) {
        float[] targets = new float[set.size()];
        for (int i = 0; i < targets.length; i++) {
            double share = shares.with(set.pieceCount(i));
            double expected = ScoreScale.expected(set.score(i), scale);
            targets[i] = (float) (share * expected + (1 - share) * set.result(i));
        }
        return targets;
    }

    private void learn(String name, TrainingSet set, ScoreShare shares, int passes, double firstStep)
            throws InterruptedException {
        TrainingStage stage = new TrainingStage(set, weights, scope, targets(set, shares), passes, firstStep, seed);
        if (checkpoint != null) {
            stage.restore(checkpoint, name);
        }
        stage.run(threads, interruption, (number, fitted, heldOut) -> {
            if (checkpoint != null) {
                stage.save(checkpoint, name, number);
            }
            listener.accept(new Pass(name, number, fitted, heldOut));
        });
    }
}
