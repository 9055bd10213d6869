package io.github.kingfell.tables.ladder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Learns an {@link AdviceLadder} from the positions of an ending. To win, a pattern is taken only when every position
 * that it fits forces a lower pattern, mate or a won ending within a few moves; to hold a draw, only when no position
 * that it fits is lost, unless the loss is seen at once. So what is learned holds without exception. Of these patterns,
 * the next is always the one that brings the most positions within reach.
 */
public final class LadderLearner {
    /** Patterns whose gain is estimated; one bit each. */
    private static final int ESTIMATED = Long.SIZE;

    /** Patterns whose gain is counted, in a small ending and in a large one. */
    private static final int COUNTED = 20;

    private static final int COUNTED_OF_MANY = 6;
    private static final int MANY = 200_000;

    private final EndingGraph graph;
    private final LadderGoal goal;
    private final List<KnownClue> clues;
    private final Limits limits;

    /** What is given from the beginning, such as mates, and the positions of all patterns so far. */
    private final NodeSet patterns;

    private Reach reach;

    /** Hears of each pattern that was found. */
    public interface Listener {
        /** @param covered number of positions from which a pattern or the end is forced */
        void found(int rungs, int covered);
    }

    /**
     * How much a person is asked to see and to remember.
     *
     * @param moves of the own side that a person looks ahead, at least one
     * @param patterns at most so many
     * @param clues of one pattern, at most so many
     */
    public record Limits(int moves, int patterns, int clues) {}

    LadderLearner(EndingGraph graph, LadderGoal goal, Limits limits) {
        this.graph = graph;
        this.goal = goal;
        this.limits = limits;
        clues = KnownClue.all(graph, goal.side ^ 1);
        patterns = goal.start.copy();
        reach = Reach.of(graph, goal, patterns, limits.moves(), null);
    }

    /** Returns a learner of how White wins. */
    public static LadderLearner winning(EndingGraph graph, Limits limits) {
        return new LadderLearner(graph, LadderGoal.winning(graph), limits);
    }

    /** Learns until every position is within reach, nothing more is found, or there are enough patterns. */
    public AdviceLadder learn(Listener listener) {
        List<Rung> rungs = new ArrayList<>();
        int all = goal.wanted.size();
        while (rungs.size() < limits.patterns() && covered() < all) {
            KnownRung best = best();
            if (best == null) {
                break;
            }
            patterns.addAll(counting(best));
            reach = Reach.of(graph, goal, patterns, limits.moves(), reach);
            rungs.add(best.rung());
            listener.found(rungs.size(), covered());
        }
        return new AdviceLadder(limits.moves(), rungs);
    }

    /** Returns the positions from which what was learned gives a move. */
    NodeSet reached() {
        return reach.own();
    }

    private int covered() {
        return reach.own().size() - goal.given.size();
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
        int counted = graph.size(goal.side) > MANY ? COUNTED_OF_MANY : COUNTED;
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

    /** Returns the positions in which a pattern counts. */
    private NodeSet counting(KnownRung rung) {
        NodeSet counting = rung.fitting();
        counting.removeAll(goal.barred);
        return counting;
    }

    private int gain(KnownRung candidate) {
        NodeSet more = patterns.copy();
        more.addAll(counting(candidate));
        return Reach.of(graph, goal, more, limits.moves(), reach).own().size()
                - reach.own().size();
    }

    /** Returns the positions for which a pattern may be made, and to which a move leads from one out of reach. */
    private NodeSet useful() {
        NodeSet allowed = goal.allowed == null ? reach.others() : goal.allowed;
        NodeSet useful = NodeSet.empty(graph.size(goal.side ^ 1));
        int[] begin = graph.begin[goal.side];
        for (int node = 0; node < begin.length - 1; node++) {
            for (int i = begin[node]; i < begin[node + 1] && isOpen(node); i++) {
                int after = graph.moves[goal.side][i];
                if (after >= 0 && allowed.has(after)) {
                    useful.add(after);
                }
            }
        }
        return useful;
    }

    private boolean isOpen(int node) {
        return goal.wanted.has(node) && !reach.own().has(node);
    }

    /** Returns the positions of play outside all patterns that force none of them. */
    private NodeSet bad() {
        NodeSet bad = goal.forbidden.copy();
        bad.removeAll(patterns);
        bad.removeAll(reach.others());
        return bad;
    }

    /** Returns for each candidate how many positions out of reach have a move into it. */
    private int[] estimates(List<KnownRung> candidates, NodeSet good) {
        long[] marks = new long[graph.size(goal.side ^ 1)];
        for (int i = 0; i < candidates.size(); i++) {
            NodeSet fitting = candidates.get(i).fitting();
            for (int node = 0; node < marks.length; node++) {
                marks[node] |= fitting.has(node) && good.has(node) ? 1L << i : 0;
            }
        }
        int[] gains = new int[candidates.size()];
        int[] begin = graph.begin[goal.side];
        for (int node = 0; node < begin.length - 1; node++) {
            if (isOpen(node)) {
                long into = 0;
                for (int i = begin[node]; i < begin[node + 1]; i++) {
                    int after = graph.moves[goal.side][i];
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
