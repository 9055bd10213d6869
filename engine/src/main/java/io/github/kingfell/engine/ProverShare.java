package io.github.kingfell.engine;

import io.github.kingfell.engine.route.PlayerRouter;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchInfo.Iteration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The prover's share of the common effort: as routed from the material, and that of problems as soon as alpha-beta sees a
 * side far ahead, because there may be a mate then. Games keep to their route.
 */
final class ProverShare {
    /** Enough of an advantage to look for a mate. */
    private static final int FAR_AHEAD_CENTIPAWNS = 300;

    private final int routed;
    private final boolean game;
    private final Supplier<Optional<Iteration>> bestLine;

    /**
     * @param routed percentage, 0..99
     * @param bestLine reported last
     */
    ProverShare(int routed, boolean game, Supplier<Optional<Iteration>> bestLine) {
        this.routed = routed;
        this.game = game;
        this.bestLine = bestLine;
    }

    /** Percentage at present, 0..99. */
    int percent() {
        return !game && routed < PlayerRouter.PROBLEM_SHARE && isFarAhead() ? PlayerRouter.PROBLEM_SHARE : routed;
    }

    /** The prover's work for each piece of alpha-beta's. */
    double ratio() {
        int percent = percent();
        return percent / (100.0 - percent);
    }

    private boolean isFarAhead() {
        Optional<Iteration> best = bestLine.get();
        return best.isPresent()
                && best.get().score() instanceof Score.Centipawns score
                && Math.abs(score.value()) >= FAR_AHEAD_CENTIPAWNS;
    }
}
