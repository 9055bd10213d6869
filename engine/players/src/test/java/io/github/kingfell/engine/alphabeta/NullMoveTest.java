package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.alphabeta.evaluation.ShannonEvaluator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NullMoveTest {
    /**
     * White has an extra bishop, which is locked in. White's king must leave its pawn, and the other pawn queens. If
     * White could pass, Black's king would have to leave its pawn.
     */
    private final Position zugzwang = Positions.of("8/8/8/8/8/1p4pK/1P4P1/B4k2 b - - 0 1");

    private final TranspositionTable table = new TranspositionTable(1);
    private final SearchStack stack = new SearchStack(zugzwang, new ShannonEvaluator());
    private final AlphaBetaSearch search = new AlphaBetaSearch(stack, table, true);

    @BeforeEach
    void makeBlacksMove() {
        stack.begin(zugzwang, SearchControl.unlimited(), TablebaseValues.NONE, 0);
        search.setRootDepth(12);
        stack.make(0, Positions.move(zugzwang, "f1f2"));
        stack.evaluate(1, false, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 10, 11, 12})
    void zugzwangIsSeenByMoves(int depth) {
        int evaluation = stack.evaluation(1);
        assertThat(search.search(depth, evaluation - 11, evaluation - 10, 1, true))
                .isLessThan(evaluation - 10);
    }
}
