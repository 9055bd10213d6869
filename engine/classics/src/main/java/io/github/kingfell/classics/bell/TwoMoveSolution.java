package io.github.kingfell.classics.bell;

import java.util.List;

/**
 * The solver's result and its costs.
 *
 * @param keys all first moves that mate in at most two, as moves of the position; two of them are a cook
 * @param stalemates first moves that stalemate the other side, which the published program takes for keys
 * @param counts one for each level, from {@link Level#W1} to {@link Level#W3}
 * @param refutations the first reply that refuted, for each refuted first move, in the order in which they were tried
 */
public record TwoMoveSolution(
        List<Integer> keys, List<Integer> stalemates, List<LevelCount> counts, List<BellMove> refutations) {
    public TwoMoveSolution {
        keys = List.copyOf(keys);
        stalemates = List.copyOf(stalemates);
        counts = List.copyOf(counts);
        refutations = List.copyOf(refutations);
    }

    /** Returns the number of moves made on the board at all levels. */
    public long played() {
        return counts.stream().mapToLong(LevelCount::played).sum();
    }

    /** Returns the number of moves written into lists at all levels. */
    public long listed() {
        return counts.stream().mapToLong(LevelCount::listed).sum();
    }
}
