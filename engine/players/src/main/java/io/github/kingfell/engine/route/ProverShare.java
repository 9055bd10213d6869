package io.github.kingfell.engine.route;

import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo.Iteration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The prover's share of the common effort. Without a clock it is as routed from the material, and that of problems as
 * soon as alpha-beta sees a side far ahead, because there may be a mate then. Once there is a mate nearly everything
 * goes to the prover, for nobody else finds a shorter one. In a game the prover only takes time from alpha-beta while
 * the side to move is as good as won.
 */
public final class ProverShare {
    /** Enough of an advantage to look for a mate. */
    private static final int FAR_AHEAD_CENTIPAWNS = 300;

    /** The same in games, where the time is alpha-beta's: a rook. */
    private static final int AS_GOOD_AS_WON_CENTIPAWNS = 500;

    /** While a mate is to be shortened. */
    private static final int SHORTENING_SHARE = 97;

    private final int routed;
    private final boolean game;
    private final boolean severalLines;
    private final Supplier<Optional<Iteration>> bestLine;

    /**
     * @param routed percentage, 0..99
     * @param severalLines whether the lines behind a mate are wanted too, which are alpha-beta's
     * @param bestLine reported last
     */
    public ProverShare(int routed, boolean game, boolean severalLines, Supplier<Optional<Iteration>> bestLine) {
        this.routed = routed;
        this.game = game;
        this.severalLines = severalLines;
        this.bestLine = bestLine;
    }

    /** Percentage at present, 0..99. */
    public int percent() {
        int seen = centipawns();
        if (game) {
            return seen >= AS_GOOD_AS_WON_CENTIPAWNS ? routed : 0;
        }
        if (routed > 0 && hasMate()) {
            return severalLines ? routed : SHORTENING_SHARE;
        }
        return Math.abs(seen) >= FAR_AHEAD_CENTIPAWNS ? Math.max(routed, PlayerRouter.PROBLEM_SHARE) : routed;
    }

    /** The prover's work for each piece of alpha-beta's. */
    public double ratio() {
        int percent = percent();
        return percent / (100.0 - percent);
    }

    private boolean hasMate() {
        return bestLine.get().filter(line -> line.score() instanceof Score.Mate).isPresent();
    }

    /** What alpha-beta thinks, 0 as long as it has said nothing. */
    private int centipawns() {
        Optional<Iteration> best = bestLine.get();
        return best.isPresent() && best.get().score() instanceof Score.Centipawns score ? score.value() : 0;
    }
}
