package io.github.kingfell.engine.forcing.growth;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.CapablancaDemonstration;
import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Judgement;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.StraightToMate;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.engine.forcing.endgame.TreeRules;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RootComparisonTest {
    private static final String ROOT = "8/8/8/3k4/8/8/3K4/R7 w - - 0 1";

    private final GrowthBudget budget = new GrowthBudget();
    private int standings;

    /** Further progress is a smaller distance between the kings. */
    private class Approach extends StraightToMate implements Judgement {
        private final boolean onlyWhatLasts;

        Approach(boolean onlyWhatLasts) {
            super(TreeMethod.DEEPENING);
            this.onlyWhatLasts = onlyWhatLasts;
        }

        @Override
        public Judgement judgement() {
            return this;
        }

        @Override
        public long standing(Position x) {
            standings++;
            return super.standing(x);
        }

        @Override
        public boolean betterAdds(Position p, long standingP, Position q, long standingQ) {
            return apart(q) < apart(p);
        }

        @Override
        public long progress(Position p, long standing) {
            return -apart(p);
        }

        @Override
        public TreeRules treeRules() {
            TreeRules rules = super.treeRules();
            return new TreeRules(rules.method(), rules.limits(), rules.ladder(), onlyWhatLasts);
        }
    }

    private static int apart(Position x) {
        return Square.distance(x.king(Color.WHITE), x.king(Color.BLACK));
    }

    private RootComparison begin(Endgame endgame, Position p, Refusal refusal) {
        budget.begin(new TreeLimits(3, 1_000_000), SearchControl.unlimited());
        RootComparison comparison = new RootComparison(endgame, budget, p);
        comparison.begin(p, endgame.standing(p), refusal);
        return comparison;
    }

    @Test
    void aPositionIsJudgedOnceAndCountedEveryTime() {
        Position p = Positions.of(ROOT);
        RootComparison comparison = begin(new Approach(false), p, Refusal.WITH_ADDITIONS);
        Position q = Positions.play(p.copy(), "d2d3");
        standings = 0;
        assertThat(comparison.isBetter(q)).isTrue();
        assertThat(comparison.isBetter(q)).isTrue();
        assertThat(standings).isOne();
        assertThat(budget.examined()).isEqualTo(2);
    }

    /** The same position compared with another root. */
    @Test
    void anotherRootForgetsTheVerdicts() {
        Endgame endgame = new Approach(false);
        Position far = Positions.of("8/8/8/3k4/8/8/8/R2K4 w - - 0 1");
        RootComparison comparison = begin(endgame, far, Refusal.WITH_ADDITIONS);
        Position q = Positions.play(far.copy(), "d1d2");
        assertThat(comparison.isBetter(q)).isTrue();
        Position near = Positions.of(ROOT);
        comparison.begin(near, endgame.standing(near), Refusal.WITH_ADDITIONS);
        assertThat(comparison.isBetter(q)).isFalse();
    }

    /** Better and lasting: after every reply the kings are nearer than in the root. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onlyWhatLasts(boolean onlyWhatLasts) {
        Position p = Positions.of("8/8/8/3k4/8/8/3K4/7R w - - 0 1");
        RootComparison comparison = begin(new Approach(onlyWhatLasts), p, Refusal.DISASTER);
        int better = 0;
        for (int move : Positions.legalMoves(p)) {
            Position q = p.copy();
            q.make(move);
            boolean expected = apart(q) < apart(p);
            for (int reply : Positions.legalMoves(q)) {
                Position after = q.copy();
                after.make(reply);
                expected &= !onlyWhatLasts || apart(after) < apart(p);
            }
            long key = q.key();
            assertThat(comparison.isBetter(q)).isEqualTo(expected);
            assertThat(q.key()).isEqualTo(key);
            better += expected ? 1 : 0;
        }
        assertThat(better).isEqualTo(onlyWhatLasts ? 0 : 3);
    }

    /** Near the edge the weak king cannot go away. */
    @Test
    void progressThatNoReplyUndoesIsBetter() {
        Position p = Positions.of("k7/7R/8/8/8/8/8/K7 w - - 0 1");
        RootComparison comparison = begin(new Approach(true), p, Refusal.DISASTER);
        assertThat(comparison.isBetter(Positions.play(p.copy(), "a1a2"))).isTrue();
        assertThat(comparison.isBetter(Positions.play(p.copy(), "a1b1"))).isFalse();
    }

    /** Figure 3.3 of the thesis: the additions refuse seven of twelve moves, stage and measure alone none of them. */
    @Test
    void theRefusalIsTheOneAskedFor() {
        Position p = Positions.of("1k6/R7/3K4/8/8/8/8/8 w - - 0 7");
        Endgame endgame = new CapablancaDemonstration(true);
        int[] kept = new int[2];
        for (int i = 0; i < kept.length; i++) {
            VerdictTable verdicts = new VerdictTable();
            budget.begin(new TreeLimits(3, 1_000_000), SearchControl.unlimited());
            RootComparison comparison = new RootComparison(endgame, verdicts, budget, p);
            comparison.begin(
                    p,
                    endgame.standing(p),
                    List.of(Refusal.WITH_ADDITIONS, Refusal.BY_MEASURE).get(i));
            for (int move : Positions.legalMoves(p)) {
                Position q = p.copy();
                q.make(move);
                kept[i] += verdicts.comparison(comparison.place(q)) == Comparison.WORSE ? 0 : 1;
            }
        }
        assertThat(kept).containsExactly(5, 12);
    }
}
