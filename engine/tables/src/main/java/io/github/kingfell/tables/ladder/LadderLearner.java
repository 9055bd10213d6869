package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Color;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Learns an {@link AdviceLadder} from the positions of an ending. A pattern is taken only when every position that it
 * fits forces a lower pattern, mate or a won ending within a few moves; so what is learned holds without exception. Of
 * these patterns, the next is always the one that brings the most positions within reach.
 */
public final class LadderLearner {
    /** Patterns whose gain is estimated; one bit each. */
    private static final int ESTIMATED = Long.SIZE;

    /** Patterns whose gain is counted, in a small ending and in a large one. */
    private static final int COUNTED = 20;

    private static final int COUNTED_OF_MANY = 6;
    private static final int MANY = 200_000;

    private final EndingGraph graph;
    private final List<KnownClue> clues;
    private final Limits limits;

    /** The mates, and the positions of all patterns so far. */
    private final NodeSet patterns;

    /** The positions that occur in play. */
    private final NodeSet occurring;

    private Reach reach;

    /** Hears of each pattern that was found. */
    public interface Listener {
        /** @param covered number of positions, White to move, from which a pattern or the end is forced */
        void found(int rungs, int covered);
    }

    /**
     * How much a person is asked to see and to remember.
     *
     * @param moves of White that a person looks ahead, at least one
     * @param patterns at most so many
     * @param clues of one pattern, at most so many
     */
    public record Limits(int moves, int patterns, int clues) {}

    public LadderLearner(EndingGraph graph, Limits limits) {
        this.graph = graph;
        this.limits = limits;
        clues = KnownClue.all(graph);
        patterns = NodeSet.empty(graph.size(Color.BLACK));
        for (int node = 0; node < graph.size(Color.BLACK); node++) {
            if (graph.isMate(node)) {
                patterns.add(node);
            }
        }
        occurring = graph.occurring();
        reach = Reach.of(graph, patterns, limits.moves(), null);
    }

    /** Learns until every won position is within reach, nothing more is found, or there are enough patterns. */
    public AdviceLadder learn(Listener listener) {
        List<Rung> rungs = new ArrayList<>();
        int won = graph.won();
        while (rungs.size() < limits.patterns() && reach.white().size() < won) {
            KnownRung best = best();
            if (best == null) {
                break;
            }
            patterns.addAll(best.fitting());
            reach = Reach.of(graph, patterns, limits.moves(), reach);
            rungs.add(best.rung());
            listener.found(rungs.size(), reach.white().size());
        }
        return new AdviceLadder(limits.moves(), rungs);
    }

    private @Nullable KnownRung best() {
        NodeSet good = useful();
        List<KnownRung> candidates = new RungSearch(clues, good, bad(), limits.clues(), ESTIMATED).pure();
        int[] gains = estimates(candidates, good);
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < gains.length; i++) {
            order.add(i);
        }
        order.sort(Comparator.comparingDouble(i -> -candidates.get(i).worth(gains[i])));
        KnownRung best = null;
        double most = 0;
        int counted = graph.size(Color.WHITE) > MANY ? COUNTED_OF_MANY : COUNTED;
        for (int i : order.subList(0, Math.min(counted, order.size()))) {
            KnownRung candidate = candidates.get(i);
            double worth = candidate.worth(gain(candidate));
            if (worth > most) {
                most = worth;
                best = candidate;
            }
        }
        return best;
    }

    private int gain(KnownRung candidate) {
        NodeSet more = patterns.copy();
        more.addAll(candidate.fitting());
        return Reach.of(graph, more, limits.moves(), reach).white().size()
                - reach.white().size();
    }

    /** Returns the positions from which a pattern is forced, and to which White can move from one out of reach. */
    private NodeSet useful() {
        NodeSet useful = NodeSet.empty(graph.size(Color.BLACK));
        int[] begin = graph.begin[Color.WHITE];
        for (int node = 0; node < begin.length - 1; node++) {
            for (int i = begin[node]; i < begin[node + 1] && !reach.white().has(node); i++) {
                int after = graph.moves[Color.WHITE][i];
                if (after >= 0 && reach.black().has(after)) {
                    useful.add(after);
                }
            }
        }
        return useful;
    }

    /** Returns the positions of play outside all patterns that force none of them. */
    private NodeSet bad() {
        NodeSet bad = NodeSet.empty(graph.size(Color.BLACK));
        for (int node = 0; node < graph.size(Color.BLACK); node++) {
            if (occurring.has(node) && !patterns.has(node) && !reach.black().has(node)) {
                bad.add(node);
            }
        }
        return bad;
    }

    /** Returns for each candidate how many positions out of reach have a move into it. */
    private int[] estimates(List<KnownRung> candidates, NodeSet good) {
        long[] marks = new long[graph.size(Color.BLACK)];
        for (int i = 0; i < candidates.size(); i++) {
            NodeSet fitting = candidates.get(i).fitting();
            for (int node = 0; node < marks.length; node++) {
                marks[node] |= fitting.has(node) && good.has(node) ? 1L << i : 0;
            }
        }
        int[] gains = new int[candidates.size()];
        int[] begin = graph.begin[Color.WHITE];
        for (int node = 0; node < begin.length - 1; node++) {
            if (!reach.white().has(node)) {
                long into = 0;
                for (int i = begin[node]; i < begin[node + 1]; i++) {
                    int after = graph.moves[Color.WHITE][i];
                    into |= after < 0 ? 0 : marks[after];
                }
                for (; into != 0; into &= into - 1) {
                    gains[Long.numberOfTrailingZeros(into)]++;
                }
            }
        }
        return gains;
    }
}
