package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.alphabeta.evaluation.ShannonEvaluator;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import org.junit.jupiter.api.Test;

class ProbCutTest {
    /** White has a rook against a queen and captures the queen. */
    private static final String HANGING = "6k1/5ppp/8/3q4/8/8/5PPP/3R2K1 w - - 0 1";

    /** The same without anything to take. */
    private static final String QUIET = "6k1/5ppp/8/8/3q4/8/5PPP/4R1K1 w - - 0 1";

    private final TranspositionTable table = new TranspositionTable(1);
    private long visited;

    private int prune(String fen, int depth, int guess) {
        Position position = Positions.of(fen);
        SearchStack stack = new SearchStack(position, new ShannonEvaluator());
        stack.begin(position, SearchControl.unlimited(), TablebaseValues.NONE, 0);
        AlphaBetaSearch search = new AlphaBetaSearch(stack, table, true);
        search.setRootDepth(depth);
        stack.evaluate(1, false, 0);
        int value = new ProbCut(search, new Quiescence(stack, table, true)).prune(depth, 0, 1, guess);
        visited = stack.allowance().visited();
        return value;
    }

    @Test
    void aQueenThatHangsDecides() {
        assertThat(prune(HANGING, 6, -400)).isBetween(0, Value.HIGHEST_EVALUATION);
    }

    @Test
    void withoutAnythingToGainQuiescenceSaysSo() {
        assertThat(prune(QUIET, 6, -400)).isEqualTo(Value.NONE);
        assertThat(visited).isLessThan(10);
    }

    @Test
    void nearTheLeavesNothingIsSaved() {
        assertThat(prune(HANGING, 4, -400)).isEqualTo(Value.NONE);
        assertThat(visited).isZero();
    }

    @Test
    void whereTheNodeSeemsToBeWorthBetaPassingIsAsked() {
        assertThat(prune(HANGING, 6, 0)).isEqualTo(Value.NONE);
        assertThat(visited).isZero();
    }
}
