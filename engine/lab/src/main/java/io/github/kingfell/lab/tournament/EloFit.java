package io.github.kingfell.lab.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Maximum-likelihood ratings over all games together, after R. A. Bradley and M. E. Terry, "Rank analysis of incomplete
 * block designs" (1952); a draw counts as half a win and half a loss. A prior keeps the ratings finite for a player
 * that won or lost all its games: each player has also drawn some games with a player of rating 0. The mean of the
 * ratings is 0.
 *
 * <p>The errors follow from the curvature of the likelihood. Draws vary less than wins and losses, so with many draws
 * the errors are rather too large than too small.
 */
final class EloFit {
    /** Rating points that make the odds e to 1. */
    private static final double SCALE = 400 / Math.log(10);

    private static final int MOST_STEPS = 200;
    private static final double ENOUGH = 1e-10;

    /** Upper bound of a Newton step, so that the iteration does not diverge from a distant start. */
    private static final double LONGEST_STEP = 1;

    private final double[][] games;
    private final double[] score;
    private final double prior;

    /** @param prior games that each player has drawn with a player of rating 0; above 0 */
    EloFit(int players, double prior) {
        games = new double[players][players];
        score = new double[players];
        this.prior = prior;
    }

    /**
     * A rating.
     *
     * @param elo above the mean of all ratings
     * @param error standard error of the rating
     */
    record Rating(double elo, double error) {}

    /** @param score of the first player, from 0 to 1 */
    void add(int one, int other, double score) {
        games[one][other]++;
        games[other][one]++;
        this.score[one] += score;
        this.score[other] += 1 - score;
    }

    /** Returns the ratings in the order of the players. */
    List<Rating> ratings() {
        double[] strength = new double[score.length];
        double longest = Double.MAX_VALUE;
        for (int step = 0; longest > ENOUGH && step < MOST_STEPS; step++) {
            double[] change = solve(information(strength), gradient(strength));
            longest = Arrays.stream(change).map(Math::abs).max().orElse(0);
            double cut = longest > LONGEST_STEP ? LONGEST_STEP / longest : 1;
            for (int i = 0; i < strength.length; i++) {
                strength[i] += cut * change[i];
            }
        }
        return aroundTheirMean(strength);
    }

    /**
     * Returns each rating relative to the mean. Only the prior determines the common level, so its uncertainty should
     * not enlarge the errors.
     */
    private List<Rating> aroundTheirMean(double[] strength) {
        int size = strength.length;
        double mean = Arrays.stream(strength).average().orElse(0);
        List<Rating> ratings = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            double[] direction = new double[size];
            Arrays.fill(direction, -1.0 / size);
            direction[i]++;
            double[] solved = solve(information(strength), direction);
            double variance = 0;
            for (int j = 0; j < size; j++) {
                variance += direction[j] * solved[j];
            }
            ratings.add(new Rating(SCALE * (strength[i] - mean), SCALE * Math.sqrt(variance)));
        }
        return ratings;
    }

    private static double expected(double difference) {
        return 1 / (1 + Math.exp(-difference));
    }

    private double[] gradient(double[] strength) {
        double[] gradient = new double[strength.length];
        for (int i = 0; i < gradient.length; i++) {
            gradient[i] = score[i] + prior * (0.5 - expected(strength[i]));
            for (int j = 0; j < gradient.length; j++) {
                gradient[i] -= games[i][j] * expected(strength[i] - strength[j]);
            }
        }
        return gradient;
    }

    /** Returns the negative second derivatives; the matrix is positive definite because of the prior. */
    private double[][] information(double[] strength) {
        int size = strength.length;
        double[][] matrix = new double[size][size];
        for (int i = 0; i < size; i++) {
            double own = expected(strength[i]);
            matrix[i][i] += prior * own * (1 - own);
            for (int j = 0; j < size; j++) {
                double p = expected(strength[i] - strength[j]);
                double weight = games[i][j] * p * (1 - p);
                matrix[i][i] += weight;
                matrix[i][j] -= weight;
            }
        }
        return matrix;
    }

    /** Solves the equations by Gaussian elimination; a positive definite matrix needs no pivoting. */
    private static double[] solve(double[][] matrix, double[] right) {
        int size = right.length;
        double[] x = right.clone();
        for (int pivot = 0; pivot < size; pivot++) {
            for (int row = pivot + 1; row < size; row++) {
                double factor = matrix[row][pivot] / matrix[pivot][pivot];
                for (int column = pivot; column < size; column++) {
                    matrix[row][column] -= factor * matrix[pivot][column];
                }
                x[row] -= factor * x[pivot];
            }
        }
        for (int row = size - 1; row >= 0; row--) {
            for (int column = row + 1; column < size; column++) {
                x[row] -= matrix[row][column] * x[column];
            }
            x[row] /= matrix[row][row];
        }
        return x;
    }
}
