package io.github.kingfell.lab.tuning;

import io.github.kingfell.lab.selfplay.LabelledPosition;
import io.github.kingfell.search.WinRates;
import java.util.Map;
import java.util.TreeMap;

/**
 * Fits {@link WinRates} to games by maximum likelihood. Positions are counted by score and pieces. One parameter after
 * another is changed as long as that improves the likelihood, by smaller and smaller steps (Hooke and Jeeves 1961,
 * "direct search").
 */
public final class WinRateFit {
    /** Width of a score class, in centipawns; and the greatest score that carries information. */
    private static final int CLASS_WIDTH = 10;

    private static final int GREATEST = 1_200;
    private static final int MATERIALS = 128;

    private static final WinRates START = new WinRates(150, 0, 60, 0);
    private static final double[] FIRST_STEPS = {32, 0.5, 16, 0.25};
    private static final int HALVINGS = 12;

    /** Lower bound of a chance, so that one odd game does not outweigh all others. */
    private static final double LEAST_CHANCE = 1e-4;

    /** Numbers of games won, drawn and lost by White. */
    private static final class Results {
        private int won;
        private int drawn;
        private int lost;
    }

    private final Map<Integer, Results> byClass = new TreeMap<>();
    private int size;

    /** Counts a position. */
    public void add(LabelledPosition labelled) {
        if (Math.abs(labelled.score()) > GREATEST) {
            return;
        }
        int score = Math.floorDiv(labelled.score() + CLASS_WIDTH / 2, CLASS_WIDTH);
        int material = Math.min(MATERIALS - 1, WinRates.material(labelled.position()));
        Results results = byClass.computeIfAbsent(score * MATERIALS + material, any -> new Results());
        if (labelled.result() == 1) {
            results.won++;
        } else if (labelled.result() == 0) {
            results.lost++;
        } else {
            results.drawn++;
        }
        size++;
    }

    /** Returns the number of positions counted. */
    public int size() {
        return size;
    }

    /** Returns the win rates of greatest likelihood. */
    public WinRates fit() {
        double[] best = {START.half(), START.halfByMaterial(), START.width(), START.widthByMaterial()};
        double[] steps = FIRST_STEPS.clone();
        double least = surprise(rates(best));
        for (int halving = 0; halving < HALVINGS; halving++) {
            boolean better = true;
            while (better) {
                better = false;
                for (int i = 0; i < 2 * best.length; i++) {
                    double[] tried = best.clone();
                    tried[i / 2] += i % 2 == 0 ? steps[i / 2] : -steps[i / 2];
                    double surprise = surprise(rates(tried));
                    if (surprise < least) {
                        least = surprise;
                        best = tried;
                        better = true;
                    }
                }
            }
            for (int i = 0; i < steps.length; i++) {
                steps[i] /= 2;
            }
        }
        return rates(best);
    }

    /** Returns the mean negative logarithm of the chance given to the actual results. */
    public double surprise(WinRates rates) {
        double sum = 0;
        for (Map.Entry<Integer, Results> entry : byClass.entrySet()) {
            double score = (double) CLASS_WIDTH * Math.floorDiv(entry.getKey(), MATERIALS);
            int material = Math.floorMod(entry.getKey(), MATERIALS);
            double win = rates.won(score, material);
            double loss = rates.won(-score, material);
            Results results = entry.getValue();
            sum -= results.won * logarithm(win)
                    + results.lost * logarithm(loss)
                    + results.drawn * logarithm(1 - win - loss);
        }
        return sum / Math.max(1, size);
    }

    private static double logarithm(double chance) {
        return Math.log(Math.max(LEAST_CHANCE, chance));
    }

    private static WinRates rates(double[] numbers) {
        return new WinRates(numbers[0], numbers[1], numbers[2], numbers[3]);
    }
}
