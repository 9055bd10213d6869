package io.github.kingfell.engine.route;

import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.TimeBudget;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The prover's share of the common effort. Without a clock it is the routed share; it rises to that of problems as soon
 * as alpha-beta sees a side far ahead, because there may be a mate. Once a mate is found, the prover gets nearly
 * everything, because only the prover finds shorter mates. In a game the prover takes time from alpha-beta only while
 * the side to move is almost certainly winning.
 */
public final class ProverShare {
    /** An advantage in centipawns that makes a mate search worthwhile. */
    private static final int FAR_AHEAD_CENTIPAWNS = 300;

    /** The same in games, where the prover costs alpha-beta time: a rook. */
    private static final int AS_GOOD_AS_WON_CENTIPAWNS = 500;

    /** The share in percent while a mate is to be shortened. */
    private static final int SHORTENING_SHARE = 97;

    /** With less time than this the prover could not even start. */
    private static final long LEAST_MILLIS = 50;

    private final int routed;
    private final boolean game;
    private final boolean severalLines;
    private final Supplier<Optional<Iteration>> bestLine;

    /**
     * Creates the share.
     *
     * @param routed percentage, 0..99
     * @param severalLines whether the lines behind a mate are wanted too; alpha-beta provides them
     * @param bestLine reported last
     */
    public ProverShare(int routed, boolean game, boolean severalLines, Supplier<Optional<Iteration>> bestLine) {
        this.routed = routed;
        this.game = game;
        this.severalLines = severalLines;
        this.bestLine = bestLine;
    }

    /** Returns whether the prover works beside alpha-beta: it needs a routed share, and time to begin. */
    public static boolean isPossible(int routed, TimeBudget budget) {
        return routed > 0 && budget.hard() >= LEAST_MILLIS;
    }

    /** Returns the present percentage, 0..99. */
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

    /** Returns the prover's effort for each unit of alpha-beta's. */
    public double ratio() {
        int percent = percent();
        return percent / (100.0 - percent);
    }

    private boolean hasMate() {
        return bestLine.get().filter(line -> line.score() instanceof Score.Mate).isPresent();
    }

    /** Returns alpha-beta's score, 0 before its first report. */
    private int centipawns() {
        Optional<Iteration> best = bestLine.get();
        return best.isPresent() && best.get().score() instanceof Score.Centipawns score ? score.value() : 0;
    }
}
