package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;

class QuiescenceTest {
    private static final String EVEN_EXCHANGE = "4k3/2p5/3p4/4p3/3P4/8/8/4K3 w - - 0 1";
    private static final String FREE_PAWN = "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1";

    /** Two squares for the king. */
    private static final String CHECK = "4k3/8/8/8/7r/8/8/7K w - - 0 1";

    private final Evaluator evaluator = new ShannonEvaluator();

    /** Nodes visited with alpha so far above the evaluation. */
    private long nodes(String fen, int above, boolean selective) {
        Position position = Positions.of(fen);
        SearchStack stack = new SearchStack(position, evaluator);
        stack.begin(position, SearchControl.unlimited(), TableValues.NONE, 0);
        int alpha = above + (position.inCheck() ? 0 : evaluator.evaluate(position));
        new Quiescence(stack, new TranspositionTable(1), selective).search(alpha, alpha + 1, 1);
        return stack.allowance().visited();
    }

    @Test
    void oneQuietWayOutOfCheckIsEnough() {
        assertThat(nodes(CHECK, 1_000, false)).isEqualTo(3);
        assertThat(nodes(CHECK, 1_000, true)).isEqualTo(2);
    }

    @Test
    void aCaptureThatCannotLiftTheValueToAlphaIsNotMade() {
        assertThat(nodes(FREE_PAWN, 0, true)).isGreaterThan(1);
        assertThat(nodes(FREE_PAWN, 1_000, true)).isEqualTo(1);
        assertThat(nodes(FREE_PAWN, 1_000, false)).isGreaterThan(1);
    }

    @Test
    void anEvenExchangeMustReachAlphaWithoutTheVictim() {
        int margin = Quiescence.DELTA_MARGIN + StaticExchange.value(Piece.PAWN) / 2;
        assertThat(nodes(FREE_PAWN, margin, true)).isGreaterThan(1);
        assertThat(nodes(EVEN_EXCHANGE, margin, true)).isEqualTo(1);
        assertThat(nodes(EVEN_EXCHANGE, margin, false)).isGreaterThan(1);
    }
}
