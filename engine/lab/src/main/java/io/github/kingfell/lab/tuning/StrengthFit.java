package io.github.kingfell.lab.tuning;

import java.util.DoubleSummaryStatistics;
import java.util.List;

/**
 * Estimates the strength of a player as a function of its nodes per move, from matches with players of known strength.
 * The strength is a parabola in the logarithm of the nodes, fitted by maximum likelihood; a draw counts as half a win
 * and half a loss (R. A. Bradley and M. E. Terry, "Rank analysis of incomplete block designs", 1952).
 */
public final class StrengthFit {
    /** Elo that make the odds e to 1. */
    private static final double SCALE = 400 / Math.log(10);

    private static final int TERMS = 3;
    private static final int PASSES = 20_000;

    /**
     * A match.
     *
     * @param nodes per move
     * @param rating of the opponent, Elo
     */
    public record FittedMatch(int nodes, double rating, int won, int drawn, int lost) {
        public int games() {
            return won + drawn + lost;
        }

        /** Returns the points won; a win is one point. */
        double points() {
            return won + drawn / 2.0;
        }

        /** Returns the strength by this match alone, Elo; infinite when one side has won all games. */
        public double elo() {
            return rating + SCALE * Math.log(points() / (games() - points()));
        }
    }

    private final double middle;
    private final double halfWidth;

    /** Coefficients of the parabola, in units of {@link #SCALE}, above the mean rating of the opponents. */
    private final double[] weights = new double[TERMS];

    private final double mean;

    /**
     * Maximises the likelihood by Newton steps in one weight after another, repeatedly; the likelihood has a single
     * maximum.
     *
     * @throws IllegalArgumentException when there are fewer than three different numbers of nodes, which a parabola
     *     needs
     */
    public StrengthFit(List<FittedMatch> matches) {
        if (matches.stream().mapToInt(FittedMatch::nodes).distinct().count() < TERMS) {
            throw new IllegalArgumentException("matches at three or more different numbers of nodes are required");
        }
        DoubleSummaryStatistics logarithms =
                matches.stream().mapToDouble(match -> Math.log(match.nodes)).summaryStatistics();
        middle = (logarithms.getMin() + logarithms.getMax()) / 2;
        halfWidth = (logarithms.getMax() - logarithms.getMin()) / 2;
        mean = matches.stream().mapToDouble(FittedMatch::rating).average().orElseThrow();
        for (int pass = 0; pass < PASSES; pass++) {
            improve(matches, pass % TERMS);
        }
    }

    private void improve(List<FittedMatch> matches, int term) {
        double slope = 0;
        double curvature = 0;
        for (FittedMatch match : matches) {
            double value = power(match.nodes, term);
            double expected = 1 / (1 + Math.exp((match.rating - elo(match.nodes)) / SCALE));
            slope += value * (match.points() - match.games() * expected);
            curvature += value * value * match.games() * expected * (1 - expected);
        }
        // Far from the maximum, a step could overshoot.
        weights[term] += curvature == 0 ? 0 : Math.max(-1, Math.min(1, slope / curvature));
    }

    private double power(double nodes, int term) {
        return Math.pow((Math.log(nodes) - middle) / halfWidth, term);
    }

    /** Returns the strength, Elo. */
    public double elo(double nodes) {
        double sum = 0;
        for (int term = 0; term < TERMS; term++) {
            sum += weights[term] * power(nodes, term);
        }
        return mean + SCALE * sum;
    }
}
