package io.github.kingfell.engine.forcing.remembered;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Judgement;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.StraightToMate;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.engine.forcing.growth.GrownTree;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.engine.forcing.growth.TreeTable;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RememberedGrowthTest {
    private static final TreeLimits ENOUGH = new TreeLimits(20, 1_000_000);

    private final Detour detour = new Detour();
    private final Automaton automaton = detour.strategy.automaton();
    private final TreeTable table = new TreeTable();

    /** Ends every branch as soon as it may. */
    private static final class AlwaysBetter extends StraightToMate implements Judgement {
        AlwaysBetter() {
            super(TreeMethod.DEEPENING);
        }

        @Override
        public Judgement judgement() {
            return this;
        }

        @Override
        public Comparison compare(Refusal refusal, Position p, long standingP, Position q, long standingQ) {
            return Comparison.BETTER;
        }
    }

    private RememberedGrowth grow(Endgame endgame, Position p, int state, TreeLimits limits) {
        RememberedGrowth growth = new RememberedGrowth(endgame, table, p, automaton, state);
        assertThat(growth.grow(p, endgame.standing(p), Refusal.DISASTER, limits, SearchControl.unlimited()))
                .isEqualTo(Growth.Result.FOUND);
        assertThat(growth.isRemembered()).isTrue();
        assertThat(growth.examined()).isZero();
        return growth;
    }

    private static int movesToGo(Position q) {
        return q.inCheck() && Positions.legalMoves(q).isEmpty() ? 0 : 1000;
    }

    /** Where nothing but mate is better, the tree is the whole mate. */
    @ParameterizedTest
    @CsvSource({
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1",
        "2k5/8/1K6/8/8/8/8/7R w - - 0 1, 2",
        "1k6/8/1K6/8/8/8/8/7R w - - 0 1, 1",
        "k7/8/8/2K5/8/8/8/7R w - - 0 1, 0"
    })
    void theTreeGoesToMate(String fen, int moves) {
        Position p = Positions.of(fen);
        int state = detour.state(p, 0);
        RememberedGrowth growth = grow(new StraightToMate(TreeMethod.DEEPENING), p, state, ENOUGH);
        int depth = GrownTree.worst(table, growth.firstNode(), p, 1, RememberedGrowthTest::movesToGo);
        assertThat(depth).isEqualTo(automaton.length(state));
        assertThat(moves).isIn(0, depth);
    }

    @Test
    void aBranchEndsWhereTheStrategyStartsAfresh() {
        Position p = detour.root;
        Endgame endgame = new AlwaysBetter();
        int fresh = grow(endgame, p, detour.state(p, 0), ENOUGH).firstNode();
        assertThat(GrownTree.depth(table, fresh, p)).isEqualTo(1);
        int once = grow(endgame, p, detour.state(p, 1), ENOUGH).firstNode();
        assertThat(GrownTree.depth(table, once, p)).isEqualTo(2);
        int twice = grow(endgame, p, detour.state(p, 2), ENOUGH).firstNode();
        assertThat(GrownTree.depth(table, twice, p)).isEqualTo(4);
    }

    @Test
    void aTreeTooLargeIsCut() {
        Position p = Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
        Endgame endgame = new StraightToMate(TreeMethod.DEEPENING);
        int state = detour.state(p, 0);
        int node = grow(endgame, p, state, new TreeLimits(3, 1_000_000)).firstNode();
        assertThat(GrownTree.depth(table, node, p)).isEqualTo(3);
        node = grow(endgame, p, state, new TreeLimits(20, 1)).firstNode();
        assertThat(GrownTree.depth(table, node, p)).isEqualTo(1);
    }

    /** The state belongs to another position. */
    @Test
    void nothingIsWrittenForAnotherPosition() {
        Position p = Positions.of("2k5/8/1K6/8/8/8/8/7R w - - 0 1");
        Endgame endgame = new StraightToMate(TreeMethod.DEEPENING);
        RememberedGrowth growth = new RememberedGrowth(endgame, table, p, automaton, detour.state(detour.root, 0));
        assertThat(growth.grow(p, endgame.standing(p), Refusal.DISASTER, ENOUGH, SearchControl.unlimited()))
                .isEqualTo(Growth.Result.NOTHING_BETTER);
        assertThat(growth.firstNode()).isEqualTo(TreeTable.NONE);
    }
}
