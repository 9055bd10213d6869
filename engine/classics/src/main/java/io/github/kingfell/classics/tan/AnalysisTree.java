package io.github.kingfell.classics.tan;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Results of the analysis: outcomes by situation, and for either side the moves that were good in some situation and
 * are tried first in others.
 */
final class AnalysisTree {
    private record Entry(ExpectedOutcome outcome, int depth) {}

    private final Map<Long, Entry> entries = new HashMap<>();
    private final Map<Integer, Integer> good = new HashMap<>();

    /** Returns an outcome found at this depth or deeper, or one that no depth changes; null when there is none. */
    @Nullable
    ExpectedOutcome find(Situation situation, int depth) {
        Entry entry = entries.get(situation.key());
        if (entry == null || entry.outcome() == ExpectedOutcome.OPEN && entry.depth() < depth) {
            return null;
        }
        return entry.outcome();
    }

    void put(Situation situation, int depth, ExpectedOutcome outcome) {
        entries.put(situation.key(), new Entry(outcome, depth));
    }

    /** Records that the move has decided a situation. */
    void praise(int move, boolean white) {
        good.merge(key(move, white), 1, Integer::sum);
    }

    /** Returns how often the move has decided a situation. */
    int praises(int move, boolean white) {
        return good.getOrDefault(key(move, white), 0);
    }

    private static int key(int move, boolean white) {
        return move << 1 | (white ? 1 : 0);
    }
}
