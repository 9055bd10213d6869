package io.github.kingfell.tables.ladder;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Learns how the weaker side holds the drawn positions of an ending. Patterns without an exception do not suffice for
 * that: from one of them the stronger side may reach a position where the advice is silent. So it is learned again
 * without the patterns that allow this, a few times; what the judge finds best is kept.
 */
public final class HoldLearner {
    private static final int ROUNDS = 4;

    /** So many in an ending with many draws, where a round takes minutes. */
    private static final int ROUNDS_OF_MANY = 2;

    private static final int MANY = 200_000;

    /** What was learned, with the judgement over all drawn positions. */
    public record Learned(AdviceLadder advice, HoldVerdict verdict) {
        /** Returns true when every draw is held. */
        public boolean isWhole() {
            return verdict.held() == verdict.drawn();
        }
    }

    private HoldLearner() {}

    /** Learns until all draws are held for ever, or the rounds are over. */
    public static Learned learn(EndingGraph graph, LadderLearner.Limits limits, LadderLearner.Listener listener) {
        LadderGoal goal = LadderGoal.holding(graph, limits.moves());
        int rounds = goal.wanted.size() > MANY ? ROUNDS_OF_MANY : ROUNDS;
        @Nullable Learned best = null;
        for (int round = 0; round < rounds && (best == null || !best.isWhole()); round++) {
            LadderLearner learner = new LadderLearner(graph, goal, limits);
            AdviceLadder advice = learner.learn(listener);
            Learned learned = new Learned(advice, new HoldPlay(graph, advice).verdict());
            if (best == null || learned.verdict().held() > best.verdict().held()) {
                best = learned;
            }
            NodeSet silent = goal.wanted.copy();
            silent.removeAll(learner.reached());
            goal.forbid(graph, silent);
        }
        return Objects.requireNonNull(best);
    }
}
