package io.github.kingfell.arena.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * The score of a match so far, for the first engine. The two games of a pair begin with the same position and are no
 * independent samples, so the spread is that of pairs.
 *
 * @param pairs number of pairs by half points won in them, 0 to 4
 */
public record MatchScore(int wins, int draws, int losses, List<Integer> pairs) {
    public static final MatchScore NONE = new MatchScore(0, 0, 0, Collections.nCopies(5, 0));

    /** The standard deviations of a 95 % interval of a normal distribution. */
    private static final double DEVIATIONS = 1.96;

    /** Closer to 0 or 1 than this share, an Elo difference is meaningless. */
    private static final double EDGE = 1e-3;

    public MatchScore {
        pairs = List.copyOf(pairs);
    }

    /** Returns the score with one pair more, in half points of the first engine. */
    public MatchScore plus(int first, int second) {
        List<Integer> more = new ArrayList<>(pairs);
        more.set(first + second, more.get(first + second) + 1);
        int won = (first == 2 ? 1 : 0) + (second == 2 ? 1 : 0);
        int drawn = (first == 1 ? 1 : 0) + (second == 1 ? 1 : 0);
        return new MatchScore(wins + won, draws + drawn, losses + 2 - won - drawn, more);
    }

    /** Returns this score and another one together. */
    MatchScore plus(MatchScore other) {
        List<Integer> sums = new ArrayList<>();
        for (int points = 0; points < pairs.size(); points++) {
            sums.add(pairs.get(points) + other.pairs.get(points));
        }
        return new MatchScore(wins + other.wins, draws + other.draws, losses + other.losses, sums);
    }

    /** Returns the score from the view of the opponent. */
    MatchScore reversed() {
        List<Integer> theirs = new ArrayList<>(pairs);
        Collections.reverse(theirs);
        return new MatchScore(losses, draws, wins, theirs);
    }

    public int games() {
        return wins + draws + losses;
    }

    int pairCount() {
        return games() / 2;
    }

    public double points() {
        return wins + draws / 2.0;
    }

    /** Returns the share of the points, 0 to 1. */
    public double share() {
        return games() == 0 ? 0.5 : points() / games();
    }

    /** Returns the variance of a pair's share of its points. */
    double variance() {
        double mean = share();
        double sum = 0;
        for (int points = 0; points < pairs.size(); points++) {
            double off = points / 4.0 - mean;
            sum += pairs.get(points) * off * off;
        }
        return pairCount() == 0 ? 0 : sum / pairCount();
    }

    /** Returns half the width of the 95 % interval of {@link #share}. */
    public double margin() {
        return pairCount() == 0 ? 0.5 : DEVIATIONS * Math.sqrt(variance() / pairCount());
    }

    /**
     * Returns the likelihood of superiority, 0 to 1: the probability that the first engine is the stronger one if its
     * share is distributed normally with the spread that the pairs show (R. Coulom, "Whole-History Rating", 2008, has
     * the notion).
     */
    public double superiority() {
        double error = pairCount() == 0 ? 0 : Math.sqrt(variance() / pairCount());
        return error == 0 ? share() == 0.5 ? 0.5 : share() > 0.5 ? 1 : 0 : normal((share() - 0.5) / error);
    }

    /**
     * Returns the normalized Elo difference: the excess of the share over one half in standard deviations of a game, in
     * a unit that is near Elo where few games are drawn (M. Van den Bergh, "Normalized Elo", 2021). A game has the
     * spread of a pair times the root of two. It is 0 when the pairs show no spread.
     */
    public double normalizedElo() {
        return normalized(share() - 0.5);
    }

    private double normalized(double excess) {
        double spread = Math.sqrt(2 * variance());
        return spread == 0 ? 0 : 800 / Math.log(10) * excess / spread;
    }

    /**
     * Returns the distribution function of the normal distribution with an error below 1e-7 (M. Abramowitz, I. A.
     * Stegun, Handbook of Mathematical Functions, 1964, 26.2.17).
     */
    static double normal(double x) {
        double t = 1 / (1 + 0.2316419 * Math.abs(x));
        double tail = Math.exp(-x * x / 2)
                / Math.sqrt(2 * Math.PI)
                * t
                * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        return x >= 0 ? 1 - tail : tail;
    }

    /** Returns likelihood of superiority and normalized Elo with its 95 % interval, in words. */
    public String strength() {
        return String.format(
                Locale.ROOT,
                "LOS %.1f %%, normalized Elo %+.1f (%+.1f to %+.1f); pentanomial: pairs of 0, 0.5, 1, 1.5, 2 points %s",
                100 * superiority(),
                normalizedElo(),
                normalized(share() - 0.5 - margin()),
                normalized(share() - 0.5 + margin()),
                pairs);
    }

    /** Returns the Elo difference of the share. */
    public double elo() {
        return elo(share());
    }

    /** Returns half the width of the 95 % interval of {@link #elo}. */
    double eloError() {
        return (elo(share() + margin()) - elo(share() - margin())) / 2;
    }

    /** Returns the Elo difference of an expected share of the points (A. Elo, 1978). */
    static double elo(double share) {
        double within = Math.max(EDGE, Math.min(1 - EDGE, share));
        return 400 * Math.log10(within / (1 - within));
    }

    /** Returns the expected share at an Elo difference. */
    static double expected(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    @Override
    public String toString() {
        double low = elo(share() - margin());
        double high = elo(share() + margin());
        return String.format(
                Locale.ROOT,
                "%d games: +%d =%d -%d, %.1f %% (%.1f to %.1f), Elo %+.1f (%+.1f to %+.1f), pairs %s",
                games(),
                wins,
                draws,
                losses,
                100 * share(),
                100 * Math.max(0, share() - margin()),
                100 * Math.min(1, share() + margin()),
                elo(share()),
                low,
                high,
                pairs);
    }
}
