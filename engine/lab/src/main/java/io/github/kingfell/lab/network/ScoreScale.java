package io.github.kingfell.lab.network;

/** Converts search scores to expected results by a logistic curve whose width fits the results of games best. */
final class ScoreScale {
    private static final int LEAST = 20;
    private static final int MOST = 1_000;

    /** This number of positions is enough for the fit. */
    private static final int SAMPLE = 200_000;

    private ScoreScale() {}

    /** Returns the expected result of a score in centipawns, 0 to 1. */
    static double expected(int score, int scale) {
        return 1 / (1 + Math.exp(-(double) score / scale));
    }

    /** Returns the scale of least squared error; the error decreases towards it from both sides (ternary search). */
    static int of(TrainingSet set) {
        int low = LEAST;
        int high = MOST;
        while (high - low > 2) {
            int lower = low + (high - low) / 3;
            int upper = high - (high - low) / 3;
            if (error(set, lower) < error(set, upper)) {
                high = upper;
            } else {
                low = lower;
            }
        }
        return (low + high) / 2;
    }

    private static double error(TrainingSet set, int scale) {
        int step = Math.max(1, set.size() / SAMPLE);
        double error = 0;
        for (int i = 0; i < set.size(); i += step) {
            double missed = expected(set.score(i), scale) - set.result(i);
            error += missed * missed;
        }
        return error;
    }
}
