package io.github.kingfell.search;

import io.github.kingfell.rules.ShippedText;
import java.util.List;

/**
 * Node limits for players of limited strength: how many nodes they may visit for each move. Measured in matches
 * (docs/strength.md), in steps; between two steps the logarithm of the nodes is linear in the strength.
 */
public final class LimitedStrength {
    private static final String RESOURCE = "limited-strength.txt";

    private record Step(int elo, double logOfNodes) {}

    private static final List<Step> STEPS = read();

    private LimitedStrength() {}

    /** Returns the lowest strength that can be set, in Elo. */
    public static int lowestElo() {
        return STEPS.get(0).elo;
    }

    /** Returns the highest strength that can be set, in Elo. */
    public static int highestElo() {
        return STEPS.get(STEPS.size() - 1).elo;
    }

    /**
     * Returns the nodes for a move.
     *
     * @param elo from {@link #lowestElo} to {@link #highestElo}; values outside are replaced by the nearer of them
     */
    public static long nodes(int elo) {
        int next = 1;
        while (next < STEPS.size() - 1 && STEPS.get(next).elo < elo) {
            next++;
        }
        Step below = STEPS.get(next - 1);
        Step above = STEPS.get(next);
        double clamped = Math.max(below.elo, Math.min(above.elo, elo));
        double part = (clamped - below.elo) / (above.elo - below.elo);
        return Math.round(Math.exp(below.logOfNodes + part * (above.logOfNodes - below.logOfNodes)));
    }

    /** Reads the lines "elo nodes", the weakest first. */
    private static List<Step> read() {
        return ShippedText.data(LimitedStrength.class, RESOURCE).stream()
                .map(line -> line.split(" "))
                .map(numbers -> new Step(Integer.parseInt(numbers[0]), Math.log(Integer.parseInt(numbers[1]))))
                .toList();
    }
}
