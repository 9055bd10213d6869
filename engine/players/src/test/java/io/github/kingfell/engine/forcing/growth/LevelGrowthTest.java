package io.github.kingfell.engine.forcing.growth;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Judgement;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.StraightToMate;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.TableStrategy;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelGrowthTest {
    private static final TreeLimits ENOUGH = new TreeLimits(6, 1_000_000);

    private final TableStrategy exact = TableStrategy.shortestMates();
    private final TreeTable table = new TreeTable();
    private final Endgame mate = new StraightToMate(TreeMethod.LEVEL_BY_LEVEL);

    private static Growth.Result grow(Growth growth, Endgame endgame, Position p, TreeLimits limits) {
        return growth.grow(p, endgame.standing(p), Refusal.WITH_ADDITIONS, limits, SearchControl.unlimited());
    }

    /** Level by level, so no tree is deeper than the shortest mate; every 40th position. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theTreeIsTheShortestMate(int moves) {
        int tried = 0;
        for (int i = 0; i < exact.numbers.length; i++) {
            if (exact.lengths[i] == moves && tried++ % 40 == 0) {
                Position p = exact.placements.position(exact.numbers[i], Color.WHITE);
                for (boolean killer : new boolean[] {false, true}) {
                    LevelGrowth growth = new LevelGrowth(mate, table, p, killer, false);
                    assertThat(grow(growth, mate, p, ENOUGH)).isEqualTo(Growth.Result.FOUND);
                    assertThat(GrownTree.depth(table, growth.firstNode(), p)).isEqualTo(moves);
                }
            }
        }
        assertThat(tried).isPositive();
    }

    @Test
    void noTreeIsDeeperThanItsLimit() {
        Position p = Positions.of("2k5/8/1K6/8/8/8/8/7R w - - 0 1");
        assertThat(exact.lengths[exact.position(p)]).isEqualTo((byte) 2);
        LevelGrowth growth = new LevelGrowth(mate, table, p, true, true);
        assertThat(grow(growth, mate, p, new TreeLimits(1, 1_000_000))).isEqualTo(Growth.Result.LIMIT_REACHED);
        assertThat(growth.firstNode()).isEqualTo(TreeTable.NONE);
        assertThat(grow(growth, mate, p, new TreeLimits(2, 1_000_000))).isEqualTo(Growth.Result.FOUND);
    }

    /** A first move that every reply refutes is dropped; when all are, more depth does not help. */
    @Test
    void nothingBetter() {
        Endgame hopeless = new WorseAfter(1);
        Position p = Positions.of("2k5/8/1K6/8/8/8/8/7R w - - 0 1");
        LevelGrowth growth = new LevelGrowth(hopeless, table, p, true, true);
        assertThat(grow(growth, hopeless, p, ENOUGH)).isEqualTo(Growth.Result.NOTHING_BETTER);
        assertThat(growth.examined()).isEqualTo(Positions.legalMoves(p).size());
        Endgame later = new WorseAfter(3);
        assertThat(grow(new LevelGrowth(later, table, p, true, true), later, p, ENOUGH))
                .isEqualTo(Growth.Result.NOTHING_BETTER);
    }

    /** Nothing is ever better, and from some ply of the branch on everything is worse. */
    private static final class WorseAfter extends StraightToMate implements Judgement {
        private final int plies;

        WorseAfter(int plies) {
            super(TreeMethod.LEVEL_BY_LEVEL);
            this.plies = plies;
        }

        @Override
        public Judgement judgement() {
            return this;
        }

        @Override
        public boolean better(Position p, long standingP, Position q, long standingQ) {
            return false;
        }

        @Override
        public boolean worse(Refusal refusal, Position p, long standingP, Position q, long standingQ) {
            return q.ply() - p.ply() >= plies;
        }
    }
}
