package io.github.kingfell.arena.match;

import java.util.Locale;

/**
 * The sequential probability ratio test (A. Wald, Sequential Analysis, 1947): games are played until they speak for one
 * of two differences in Elo. The likelihood is that of a normal distribution with the spread that the pairs show, which
 * comes near the general test for many games (M. Van den Bergh, The Generalized Sequential Probability Ratio Test,
 * 2020).
 *
 * @param low Elo of the hypothesis that the change is worth nothing
 * @param high Elo of the hypothesis that it is worth having
 */
public record Sprt(double low, double high) {
    /** Error probability of either kind. */
    private static final double ERROR = 0.05;

    /** The logarithm of the ratio at which the test ends, above 0 and below. */
    static final double BOUND = Math.log((1 - ERROR) / ERROR);

    /** With fewer pairs their spread is not known well enough. */
    private static final int FEWEST_PAIRS = 16;

    /** The result of the test. */
    public enum Decision {
        UNDECIDED,
        ACCEPTED,
        REJECTED
    }

    /** Returns the logarithm of the likelihood ratio: above 0 for {@code high}. */
    public double ratio(MatchScore score) {
        double variance = score.variance();
        if (variance == 0) {
            return 0;
        }
        double worthless = MatchScore.expected(low);
        double worth = MatchScore.expected(high);
        double excess = 2 * score.share() - worthless - worth;
        return score.pairCount() * (worth - worthless) * excess / (2 * variance);
    }

    public Decision verdict(MatchScore score) {
        double ratio = ratio(score);
        if (score.pairCount() < FEWEST_PAIRS || Math.abs(ratio) < BOUND) {
            return Decision.UNDECIDED;
        }
        return ratio > 0 ? Decision.ACCEPTED : Decision.REJECTED;
    }

    public String words(MatchScore score) {
        return String.format(
                Locale.ROOT,
                "SPRT of %s against %s Elo: log-likelihood ratio %.2f of %.2f, %s",
                low,
                high,
                ratio(score),
                BOUND,
                verdict(score).name().toLowerCase(Locale.ROOT));
    }
}
